## The death of Balder. The things that swore tell it.

told-balder-1 =
    Elle est venue nous trouver l’une après l’autre, nous les choses, et elle a demandé. D’ordinaire on se sert de nous, on ne nous demande rien.

    Le fer a dit oui, parce qu’elle avait dit s’il te plaît. Le feu a dit oui, et il a fallu le supplier de ne pas l’embrasser. Les maladies ont juré en rang, la plus petite devant. L’eau a juré, et les pierres sous l’eau, et les serpents, qui passent pour menteurs et ne sont que timides. Nous ne ferons pas de mal à Balder : la promesse n’est pas grosse, nous n’avions rien contre lui.

    Seulement il y a neuf mondes, et elle n’a que deux pieds. C’est donc vous qui passez maintenant recueillir nos paroles. Recueillez-les doucement. Six sont bonnes. Trois d’entre nous, en jurant, en regardaient un autre, un homme charmant, venu la veille, qui avait demandé, lui aussi.
    .frigg = La voilà revenue en personne. Elle a oublié que nous lui avons déjà juré, alors nous jurons encore ; elle en dort mieux.
    .heimdall = Heimdall entend pousser l’herbe. Il a entendu une petite chose verte, sur un chêne, à l’ouest, et il a cru que c’était le vent.
    .tyr = Le dieu manchot tend la gauche. Ce que coûte un serment rompu, on n’a pas à le lui apprendre.
    .odin = Le vieux se tient là et ne demande rien. Il sait lesquelles de nous céderont, et cela n’a pas l’air de l’aider.
    .freyia = L’or dit oui à Freyia avant qu’elle ait fini sa phrase. L’or a toujours été comme ça.
    .thor = Le marteau a juré tout de suite. Il jure tout de suite, quoi qu’on lui demande.
    .freyr = Il y a une épée qu’il a donnée jadis, par amour. Elle a juré aussi, là où elle dort.
told-balder-2 =
    Assez d’entre nous ont juré, et maintenant on joue. On le met dans la cour, et on nous jette sur lui. Nous ne savions pas que ce serait si bon : être prises en main, voler, et au dernier pied se rappeler ce qu’on a promis, et pencher. Il rit à chaque fois. Les haches savent le faire. L’eau bouillante sait. Pour finir quelqu’un a lancé une vache, et même la vache l’a contourné.

    À l’ouest, sur un chêne, un rameau vert regarde. Il est si jeune qu’il n’a encore servi à rien. Au moment des serments on l’a passé, par bonté. Il voudrait jouer. Il a bien noté comment on nous tient, et jusqu’où recule le bras, et il se tient très droit, pour qu’on le voie.
    .frigg = Une colporteuse lui demande, en passant, si elle n’a oublié personne. Elle réfléchit, honnêtement, car elle est honnête, et le lui dit.
    .heimdall = Il a de nouveau tourné la tête vers l’ouest. Quelque chose y pousse, sur le ton d’un enfant qui voudrait qu’on l’invite.
    .thor = Thor lance le marteau. En l’air il s’écarte, rouge comme il le fut sur l’enclume.
told-balder-3 =
    Il est venu quand même. Un rameau est une chose aussi, et un aveugle tire bien quand on lui conduit la main. Il a volé comme nous avions volé, sans savoir qu’on penche ; personne ne le lui avait dit. Balder s’est assis dans la cour, l’air de quelqu’un qu’on appelle de la pièce d’à côté.

    Alors sa mère a demandé qui irait à cheval jusqu’à la maison sous la racine, et ce que la gardienne des morts voudrait de lui. Des larmes, a dit le cavalier en revenant. Toutes. Pas celles des gens, les gens pleurent facilement. Celles des choses.

    Vous refaites donc le tour, et c’est nous que vous priez. Nous ne savons pas comment on s’y prend. Regardez la fenêtre, le matin, comme elle fait. Regardez le fer qu’on rentre du froid.
    .frigg = Elle a sa tête sur les genoux. De temps en temps elle lui raconte une petite bêtise que l’une de nous a faite, toute neuve.
    .tyr = Tyr tient la porte de la cour, pour que dans la première heure personne ne fasse ce qu’il regretterait.
    .odin = Il s’est penché et a dit un mot à l’oreille morte. Nous savons tous les mots, puisqu’ils sont pour nous. Celui-là, non.
told-balder-won =
    Même les pierres. Nous ne savions pas que nous pouvions. Cela commence au bord, par un froid, et puis cela coule. La pierre à aiguiser a pleuré, la porte a pleuré des deux côtés, le sel a pleuré et il en est moins resté. Depuis, le fer est rouillé, et il en est fier.

    La gardienne des morts nous a comptées. Elle a recompté, avec le doigt, en remuant les lèvres. Puis elle a lâché sa manche.

    Il est remonté par la route vers midi, en clignant des yeux, de la terre dans les cheveux, et il a demandé quel jour on était, et s’il y avait à manger. On a fait venir le rameau à table. Pour jurer il est trop jeune, et il voulait seulement jouer ; il est tout au bout, et on lui montre comment se tient une cuiller.
    .tyr = Une parole a été tenue, par nous toutes, en même temps. Il regarde son moignon, et puis il le regarde encore.
    .freyia = Freyia pleure de l’or, comme toujours. Aujourd’hui on le laisse où il tombe, et les enfants font le tour.
told-balder-lost =
    Après cela on ne nous a plus rien demandé. Une cour est une cour ; elle est balayée, il y court des poules. Nous restons où nous sommes tombées, les cuillers, les pierres et ce qui coupe, et les regrets ne sont pas notre affaire. Nous sommes des choses.

    Mais ce matin il y a sur le fer une rouille qui n’y était pas hier, et le feu ne tire plus. Dans les neuf mondes les puits ont débordé. On nous porte dehors pour sécher, on nous secoue, on dit que ce doit être le temps. Là-dessous une salle est éclairée pour lui, avec de la paille fraîche et une coupe. C’est une maison bien tenue. La coupe avait juré aussi, et il paraît qu’elle tremble.
    .page = La troisième a cédé. Sans méchanceté. Une chose qui a menti une fois est plus légère à lever. En l’air, nous nous sommes souvenues d’une autre promesse ; il a eu l’air surpris, et l’a cherchée des yeux.
    .dead-tree = Celui qui ronge à la racine n’avait pas juré. Personne n’avait pensé à lui, il est couché si bas ; et pendant que vous alliez encore d’une chose à l’autre, il est venu à bout du bois.
    .frigg = Elle a recommencé, à la porte la plus proche. Elle demande au loquet.

## Fimbulwinter. A woman in Midgard tells it, who has three children, two cows and a kneading trough.

told-fimbulwinter-1 =
    La neige est venue pour les foins. On a ri, les enfants l’ont mangée sur le râteau. Mon frère a dit qu’à l’heure de traire elle serait partie, et à l’heure de traire elle était sur les vaches.

    J’ai mis la pâte près du poêle, comme tous les soirs. Elle n’a pas levé. Elle n’est pas retombée non plus ; elle restait sous son linge, à écouter. Alors j’ai écouté aussi. C’est là que j’ai vu le chien debout sur le banc, et trois hommes qui passaient devant la fenêtre, l’un derrière l’autre, sans se presser. Ce que j’ai vu d’eux, c’est les genoux. Au bout d’un moment je suis sortie avec la lampe. Leurs chapeaux avaient passé à hauteur du faîte, il y avait une rainure dans le chaume. C’est un bon toit. Je le dis parce que ç’a été la première chose.
    .thor = Thor est venu avec les boucs. Il les prête à qui n’en a pas ; on est prié de manger proprement et de garder les os.
    .freyr = Il y a un homme dans notre champ avec une poignée de semence. Il regarde en haut, il regarde en bas, et il ne sème pas.
    .frigg = De la laine est arrivée, un plein sac, peignée. C’est une déesse qui l’a fait : il y a un croûton dessus, pour le porteur.
    .odin = Un vieux a demandé un lit sous un nom que je n’ai pas cru. Il a peu mangé, et laissé le banc plus chaud qu’il ne l’avait trouvé.
    .tyr = Le manchot est allé de ferme en ferme demander qui avait promis quoi à qui, avant la neige. Il a dit que ça tenait.
    .freyia = Elle est sortie du noir avec des plumes sur elle, et s’est fait dire par ma belle-mère tous les noms de chez nous.
    .heimdall = L’un d’eux a mis l’oreille à notre poêle et m’a dit quelle bûche durerait le plus. Il est tombé juste, à une heure près.
told-fimbulwinter-2 =
    Les morts sont rentrés nous aider. Ils ont quitté la bonne salle où ils étaient, la moitié d’entre eux, ils sont descendus, et les voilà dans les cuisines avec leurs épaules, à ne plus savoir où l’on range quoi. L’un d’eux est mon grand-père. Il est plus jeune que moi. Il a fendu du bois jusqu’à casser sa hache, et puis il m’a demandé pardon.

    De mal, il n’y en a pas là-dedans. Seulement cela n’a pas cessé. On a eu un hiver, et après, un hiver. Mon frère compte mes pains quand il me croit endormie. Je le sais, parce que je compte les siens. On se parle très poliment, par-dessus le mur, comme sur une planche étroite, et le matin chacun regarde d’abord la cheminée de l’autre.
    .freyia = Les siens, elle les a laissés partir avec le reste. À la porte elle a dit le nom de chacun, et de bien se couvrir.
    .odin = Il a fermé derrière eux de sa main. On dit qu’il a fait le tour ensuite, et soufflé lui-même les lumières.
    .tyr = Tyr a arrangé l’affaire entre mon frère et moi. On a eu honte tous les deux, ce qui au moins tient chaud.
told-fimbulwinter-3 =
    Le poêle brûle la table. Après la table il y a la porte de l’étable, et après cela je devrai prier les morts de coucher dehors.

    J’ai dit aux enfants que l’hiver était quelqu’un, parce que quelqu’un, cela se tue. Cela les a consolés, et maintenant cela commence à me consoler. Il y en a trois comme lui. De la crête on les voit, quand ça ne poudre pas, l’un derrière l’autre, tête basse, comme des hommes qui rentrent du travail. Celui qui s’est tenu à côté de l’un d’eux a une main blanche, de là à là, et n’y sent plus le couteau. Ma grande m’a demandé ce qu’on dit à l’hiver. J’ai répondu que je laissais cela aux gens du métier. Puis je suis allée pétrir, sinon le pétrin se fend.
    .thor = Thor a montré aux garçons sa main, la blanche. Il les laisse s’y pendre, deux par deux.
    .freyr = Il m’a donné sa poignée de semence et il a dit : garde-la dans ta robe, là où c’est toi.
    .heimdall = Il s’est couché dans la cour, la joue sur la croûte. Il y a un brin d’herbe, dit-il, qui n’a pas renoncé.
told-fimbulwinter-won =
    Le troisième est tombé en travers de la vallée, et le soir c’était une colline. Pendant un jour, rien n’est venu. On restait dedans à se regarder. Puis la gouttière a lâché une goutte, et je suis sortie en courant avec la grande jatte, comme si c’était du lait.

    Après cela, il n’y a plus eu que du bruit. Le ruisseau a dit tout ce qu’il avait gardé. Les morts ont serré les mains, ce qui prend du temps quand on est tant, et sont remontés sans qu’on leur montre le chemin ; mon grand-père a pris un pain. La pâte a levé à soulever son linge pour voir. Mon frère a passé le mur, quatre pains dans les bras, et dit qu’il les rapportait. Il ne les avait jamais pris. J’ai dit merci, et on les a mangés.
    .freyr = Il a semé, en chemise, à reculons, pour le voir. Les premières lignes sont de travers.
    .thor = Thor dort par terre chez moi. On l’enjambe ; les enfants passent du côté des pieds, parce que là il rit.
told-fimbulwinter-lost =
    J’ai fait la pâte. C’est ce que je fais le soir. Elle est sous le linge, toute blanche, et je lui ai dit que rien ne pressait.

    Les enfants sont dans le pétrin, tous les trois, le chien sur les pieds ; c’est encore ce qui garde le mieux sa forme. J’ai bouché la fenêtre avec la porte. Tout à l’heure mon frère a cogné au mur, trois coups et puis deux, comme quand nous étions petits et que chacun avait son lit de l’autre côté. J’ai cogné aussi. Depuis, il fredonne à travers les planches ; cela tourne en rond, on peut entrer où l’on veut. Nous avons convenu que le premier réveillé allumerait le poêle de l’autre.
    .page = À cet endroit il avait déjà marché une fois. Il n’y restait rien à piétiner ; cette fois il a passé au travers, et ce qui était dessus a suivi.
    .dead-tree = Le bois qui nous restait à brûler, c’était ce bois-là. D’un si grand arbre on ne l’aurait pas cru. Il a grisonné par le dedans, et la cendre était froide.
    .odin = Il est sur son banc, le chapeau sur les genoux. Il m’a demandé comment le pain se serait appelé.

## The sky wolves. The driver of the sun tells it, out of breath; full stops are for when she stands still.

told-sky_wolves-1 =
    ne te retourne pas, c’est la règle de ma mère, mais les chevaux se retournent, Tôt et Vif, je vois le blanc de leurs yeux, et il y a une haleine sur l’essieu, tiède, qui sent la moelle, et là-bas c’est mon frère avec la lune, et pour lui c’est pareil, on se fait signe, on se fait signe tous les soirs depuis le premier, et jamais on ne s’est trouvés assez près pour parler

    ils étaient toujours là, je veux bien, très loin derrière, deux points et puis deux chiens, ma grand-mère les avait dans le dos et tricotait, cela tient les chevaux frais, disait-elle, mais ce matin j’ai vu que le mien a le museau gris, il a donc vieilli à courir sans s’arrêter, et ce qui ne s’est pas arrêté à cet âge ne s’arrête pas, et moi j’aurais aimé, une seule fois, au-dessus d’un pré quelconque, être en retard
    .frigg = elle met du pain sur un rebord de fenêtre, à hauteur de main, chaque jour le même, que je l’attrape en passant
    .freyr = il agite son chapeau au milieu de son champ, et quand je suis au-dessus il ôte sa veste, par politesse
    .odin = il en a deux sous sa table, des loups, et depuis quelques jours il ne me regarde pas en face
    .thor = il voulait monter avec moi, mais le timon casserait, alors il roule en dessous, le plus fort qu’il peut, pour la compagnie
    .heimdall = celui du pont me crie de combien ils sont derrière, sans qu’on lui demande, du ton qu’on prend avec un cheval ombrageux
    .tyr = j’en ai vu un debout sur la route, le bras tendu, comme pour le faire sentir à un chien
    .freyia = elle m’a doublée dans ses plumes, en disant, dans les descentes souffle, personne ne te le dit
told-sky_wolves-2 =
    voilà avec quoi on fait une laisse, le pas du chat, l’haleine du poisson, la racine de la pierre, et comme tout cela a déjà servi, il faut que ce soit à vous, votre patience, votre lumière, la bague bosselée de la grand-mère, les nains ne marchandent pas, ils étendent un linge et ils attendent, du temps, en bas, ils en ont, ils ont tout le mien

    deux fois par jour je passe sur leur cheminée et je regarde, et chaque fois elle est plus longue d’une main, mince comme ce qu’on noue autour d’un cadeau, et je me dis, ça, pour lui, et derrière moi je l’entends avaler, il a une façon d’avaler, comme si c’était fait, et en bas ils me la tendent au bout des pinces pour y voir clair, et bien sûr je me penche, et j’y perds une longueur
    .tyr = il tire le ruban entre deux doigts, il a déjà eu affaire à cette étoffe, c’était l’autre main
    .freyia = elle a ôté quelque chose d’or avant qu’on le demande, et elle paraît plus jeune sans, comme une fille aux cheveux mouillés
    .thor = il leur a apporté une chaîne, des maillons gros comme mon poignet, ils ont été charmants
told-sky_wolves-3 =
    maintenant ils l’ont, et celui qui tient la laisse doit venir assez près, et lui, il court dans mon dos, la lumière est devant, ils n’y voient rien, je sais donc ce que cela veut dire, j’ai eu tout l’orient pour y penser

    Il va falloir ralentir. Je l’ai dit aux chevaux avec la voix pour l’orage, et Tôt a couché les oreilles, et Vif, qui est la plus fine, s’est mise à pleurer en courant. Il va falloir le laisser venir, du côté du montoir, jusqu’à ce que j’aie son haleine sur le bras et sa tête contre la roue, et regarder droit devant comme s’il n’y avait rien, et tenir la lumière pour qu’elle lui tombe sur la nuque. Mon frère l’a vu. Il rend la main, lui aussi. On s’est fait signe, un peu plus longtemps que d’habitude
    .tyr = mets ta main où il la voit, me crie Tyr, il doit savoir
    .heimdall = il me donne la distance pour que je n’aie pas à tourner la tête, et jamais il ne l’a donnée si bas
    .odin = il les a appelés tous deux, bien haut, du nom qu’ils avaient petits, et ils ont dressé l’oreille
told-sky_wolves-won =
    Halte. C’est le mot. J’ai fait halte.

    Les chevaux sont là, tête basse, qui fument. L’un s’est couché dans les brancards comme font les poulains, d’un seul coup. Il est midi, et il continue d’être midi, et les gens sont sortis devant chez eux voir comme c’est long. Derrière moi, sur la route, est assis un grand chien gris avec un ruban au cou. Ses flancs battent. Je crois qu’il s’étonne autant que moi de ce que font les jambes quand on ne leur demande rien.

    Je suis descendue. Je ne savais pas la marche si haute. En face j’ai vu mon frère, de jour, tout près ; il est plus vieux que je ne pensais, et il a le nez de notre mère. L’herbe est tiède. C’est donc ce que je fais.
    .tyr = Tyr est assis sur la route à côté de celui qui est lié. Pas du côté des dents, mais assez près pour que ce soit impoli.
    .frigg = Elle a apporté le pain sur une assiette. Je l’ai mangé assise, et il y avait du beurre.
told-sky_wolves-lost =
    Il ne fait pas noir comme quand on ferme les yeux. On sait alors qu’ils sont fermés.

    Les chevaux connaissent la route. Je les laisse aller. J’entends la roue, et sous la roue il y a quelque chose, et nous tournons encore, je pense, là où il y aurait les prés. D’en bas on nous appelle. À la cloche je reconnais le village. Ils veulent savoir l’heure. J’aimerais la leur dire, c’était toujours moi ; j’ai levé le bras comme à midi, pour que ce soit fait comme il faut, même si ce n’est qu’à tâtons.
    .page = L’un des deux a été assez vif, peu importe lequel. Cela a tiré, comme quand on est petite et qu’on vous tresse. Après quoi l’une des lampes était éteinte, et l’autre, qui n’avait plus qui regarder, se balançait.
    .dead-tree = La route contourne l’arbre, et l’arbre n’y était pas. La roue a touché rien, et n’a plus cessé de le toucher.

## The ship of the dead. A dead shipwright tells it.

told-naglfar-1 =
    Ils voulaient un navire et n’avaient pas de bois. Qu’est-ce que vous avez, j’ai dit. Ce que les morts ont, figurez-vous, c’est des ongles. Mains et pieds. Là-haut on n’a plus le temps de laver personne, ils descendent comme ils sont tombés, leurs dix au complet, et longs.

    Alors je le monte avec ça. À clins, un pouce de recouvrement, la manière ordinaire ; on rive avec ce qui reste. En chêne, j’ai fait pire. Pour l’heure il est gris, et mouillé il luira comme un dedans de coquille. Où il va, je ne demande pas. Un chantier qui demande n’a plus de commandes. À quai ils sont quatre qui comptent embarquer, et je ne m’engagerais avec aucun : l’un a des dents, l’une a les clés, et les deux autres n’ont jamais rien fini.
    .frigg = Là-haut quelqu’un s’est remis à leur couper les ongles, et leur joint les mains après. J’y perds une planche par jour.
    .odin = Il est passé, il a regardé la ligne, un œil fermé. L’autre l’est toujours. Il n’a rien dit, et venant de lui je le prends.
    .thor = Thor a donné un coup de pied. Ça a sonné. Il s’est excusé, et a demandé quelle note c’était.
    .freyia = Par contrat, la moitié devrait être à elle. Elle a descendu la cale et lu mon bordé comme une lettre.
    .heimdall = Le veilleur a fait demander quand j’aurais fini. J’ai dit qu’il l’entendrait avant que je le sache.
    .tyr = Tyr m’en a apporté cinq. De la main qu’il n’a plus ; il trouve juste qu’ils servent à quelque chose.
    .freyr = Freyr s’est mis entre les membrures et a respiré. La sciure lui manque. À moi aussi.
told-naglfar-2 =
    Lancé. Je devrais dire que je regrette, et ça va venir. On chasse le dernier étai et on saute, et le temps de retenir son souffle, il ne se passe rien du tout. Et puis il est parti. Il a descendu la cale comme si on avait soufflé dessus, il a pris l’eau, il a fait la révérence, et pas une goutte dedans. On en fait deux comme ça dans une vie. Il m’a fallu attendre après.

    Il porte ceux qui ont été assez vifs, et ce qu’ils font aux gens, vous l’apprendrez mieux que je ne peux le dire. Ils rament mal. Peu importe ; avec ces lignes-là il irait, une famille de poules aux avirons. Je suis resté à quai à voir sa poupe rapetisser, et le cœur me battait, ce à quoi il avait renoncé.
    .heimdall = Il l’a vu avant que la brume l’ait. On me dit que sur cette note le cor s’est fêlé.
    .freyr = Il en a un, lui, qui se plie et se met dans un sac. Il regarde le sien, le mien, et range le sien.
    .thor = Il en a jusqu’à la poitrine et lui tâte le flanc du plat de la main. Je connais ce regard. C’est un acheteur.
told-naglfar-won =
    Ils l’ont battu quand il ne restait plus assez de mains à bord pour le mener. On ne le réparera pas. Personne ne se laisserait faire.

    J’y étais. Je veux qu’on sache comment il s’est défait, c’est tout ce qu’on peut encore pour un bateau. Pas fracassé. Il a touché dans le ressac et s’est ouvert, virure après virure, depuis le plat-bord, comme on l’avait monté, chaque planche lâchant sa voisine quand venait son tour. On m’avait demandé, avant, où il était faible. Je l’ai dit. Il y a toujours un endroit, en bas, près de la quille ; on le laisse, pour savoir que le bateau est à soi. Ils croyaient que j’en aurais du chagrin. J’en aurais eu s’il n’y avait pas été. La grève est pleine d’ongles, et les enfants les trient par taille.
    .freyia = Elle en a pris un, en souvenir. Un petit, un d’enfant.
    .thor = Il dit qu’il l’aurait bien mené, une fois, jusqu’au bout de la baie et retour. Nous aussi, tous.
told-naglfar-lost =
    Je ne dis pas que c’est bien, où il va, et avec quoi. On m’a demandé un navire, et c’est ce que fait un navire, si on l’a bâti pour pouvoir. On ne monte pas une chose pareille en disant à chaque planche : mais seulement jusque-là.

    Tout de même, il faut que vous sachiez ce qu’il était. Il n’avait pas une ligne tracée de colère. Je lui ai donné une aune de large en plus de ce qu’ils payaient, pour que ceux qui rament soient au sec ; ils n’avaient pas choisi, eux. Et il était sec. Il n’y aura plus personne pour venir le voir, avec toute cette eau et rien où se tenir. C’est ce que j’ai fait de mieux. Je serais obligé qu’on le dise.
    .page = Il le leur fallait dehors, plus loin qu’un navire n’a affaire. Et il est parti. C’est le pire que j’aie à en dire : il est parti comme un oiseau.
    .dead-tree = J’étais à quai, à le suivre des yeux, quand l’arbre a lâché. Dans les planches on sent ça, il l’aura senti aussi : tout ce qui se tenait tranquille cesse de se tenir tranquille.
    .odin = Il est debout dans l’eau basse et compte les avirons. Je lui ai dit combien il y en a. Il préfère compter.

## The fall of Bifrost. A sentry’s log tells it.

told-bifrost-1 =
    Première veille. Rien.

    Deuxième veille. Un bourdonnement. Suis sorti, ai mis l’oreille au tablier. Cela ne vient pas du vent, le vent a plus d’idées. Ils marchent au pas. Très loin, à mon estime, et très nombreux, et chacun pose le pied où le précédent avait mis le sien.

    Troisième veille. Rendu compte. Demandé des ordres ; on m’a demandé lesquels me plairaient. J’ai dit qu’il me plairait de savoir ce que cela porte. Il n’y a pas de chiffre. C’est bâti pour la pluie. Au lever du soleil, la fille aux oies a passé comme d’habitude, avec les œufs, et a dit que le pont chatouillait. Fait entrer par la petite porte. Inscrit : planche rouge tiède au toucher, les autres comme toujours. Mouché la lampe. Écrit à ma sœur que tout est calme ici, et daté d’hier.
    .heimdall = Il est venu en personne, s’est couché, l’oreille près de la mienne, et a écouté deux heures. Puis il a demandé combien d’œufs.
    .thor = Thor voulait descendre à leur rencontre. On lui a dit que le pont ne porterait pas les deux. Il l’a bien pris, pour lui.
    .odin = Odin a lu ce registre de la fin au début. Puis il a lu la page suivante, qui est blanche, et y a mis plus longtemps.
    .tyr = Tyr a mesuré l’arche avec moi, talon contre pointe. Il a demandé qui passerait le dernier, et a inscrit son nom.
    .freyr = Freyr a laissé une gerbe d’orge au corps de garde. Il est bon d’avoir à regarder une chose qui ne rougeoie pas.
    .frigg = Frigg a passé les pieds en revue. Onze paires de chaussettes échangées ; sur la douzième, j’ai à faire un rapport.
    .freyia = Un faucon a pris la deuxième veille à ma place, sans qu’on l’en prie. Il en a vu plus que moi, et dormi sur le parapet.
told-bifrost-2 =
    Première veille. Tenu, cette fois. L’un des dieux est sorti seul contre ce qu’il y avait là, et il est rentré quand ce fut fait. L’heure de sortie et l’heure de rentrée sont inscrites. Pour ce qui est entre les deux, je n’ai pas de colonne.

    Deuxième veille. Ils ont repris. Même pas. J’ai remarqué que je le prends aussi pour aller remplir la lampe.

    Troisième veille. L’ordre est là. Je l’ai demandé par écrit, et je l’ai par écrit : nous devons rompre le pont nous-mêmes. Lu aux hommes. L’un a demandé de quel bout on se tiendrait. Distribué les masses. Cela ne sonne pas quand on frappe ; cela change de couleur, et la couleur vous monte par le manche dans les bras. Fait dire à la fille aux oies de rester de ce côté cette nuit. Elle dit que les oies sont de l’autre.
    .heimdall = Il nous a montré où. Sans pointer : il a passé la main, comme on montre au forgeron la jambe que le cheval ménage.
    .tyr = Tyr a demandé le premier coup, pour que ce ne soit pas à Heimdall, qu’il soit ici ou qu’il l’apprenne.
    .thor = On a prié Thor de frapper petit. Il fait ce qu’il peut. À se retenir, la sueur lui coule.
told-bifrost-3 =
    Troisième veille. Au dernier coup, l’arche a dit un mot, dans toutes ses couleurs, et elle est partie. Pas d’un bloc. Le rouge d’abord. Le vert est resté un moment au-dessus du vide, par habitude.

    Même veille. Plus de pont. J’ai vérifié deux fois, puisque je dois le signaler : un trou d’une journée de cheval, et le vent qui en monte sent la cuisine des autres. Nous sommes à l’abri. Je l’inscris ainsi : à l’abri. Par l’ancien chemin, rien ne monte plus chez nous.

    Plus tard. Rien des nôtres n’en revient non plus. En face, il y a la fille aux oies, avec ses oies ; à la deuxième veille elle était passée les prendre, et c’est inscrit à ma charge. C’est elle qui apporte les œufs, le matin. Elle s’est assise au bord, le panier sur les genoux, en attendant qu’on le remette.
    .heimdall = Il a demandé ce registre et y a écrit une ligne de sa main : Bâti par moi, rompu par moi, péage : néant.
    .thor = Thor dit qu’il ne le prenait jamais, qu’on le faisait toujours passer à gué. Depuis midi il est au bord, il lâche des pierres et il écoute.
    .frigg = Frigg veut savoir le nom de la petite. Je la vois chaque matin depuis des années, et il m’a fallu le lui crier d’un bord à l’autre.
told-bifrost-won =
    Dernière veille. Calme. Le dragon est passé devant nous, le long du tronc, jusqu’à la racine, et l’a trouvée épaisse. L’arbre tient. J’y ai mis la main pour en être sûr, et je l’ai inscrit.

    Le pont est perdu. On me prie d’écrire cédé, mais j’y étais.

    Première veille, le lendemain. Il pleuvait en face, nous avions le soleil dans le dos, et le temps de seller un cheval il y a eu quelque chose dans le vide, de mince, avec toutes ses couleurs, de notre bord au sien. Ça n’aurait pas porté une souris. La fille aux oies s’est levée, elle a regardé, elle a avancé un pied.

    J’ai sonné la relève. Il paraît que c’était un peu tôt.
    .heimdall = Il a tiré un trait sous ma page, à sept encres, et il n’est pas tout à fait droit.
    .thor = Thor passe à gué. On le voit d’ici, avec sur les épaules quelque chose de petit et un certain nombre d’oies.
told-bifrost-lost =
    Quatrième veille. La lampe est allumée, la porte barrée, les hommes à leur place. J’ai relu une fois encore les consignes, voir s’il y en a une pour cela. Il y a beaucoup de choses sur les cuivres.

    La fille aux oies a crié, pour savoir si j’allais écrire ça. J’ai crié que oui, et elle a crié pourquoi. J’y ai réfléchi tant qu’il y a eu le temps. J’ai répondu que quelqu’un l’avait bâti, et quelqu’un gardé, et qu’il fallait qu’on sache à quelle heure. Il s’est passé un moment sans rien. Puis elle a crié que, dans ce cas, je n’avais qu’à inscrire aussi les œufs. Il y en avait onze, et pas un de cassé.
    .page = Quatre. Il les porte ; c’était bien bâti, je l’inscris à son crédit. Ils viennent au pas jusqu’à la porte, s’arrêtent, et le premier frappe.
    .dead-tree = Le tablier a molli sous nous, pas de notre bout, mais par-dessous, là où il s’appuie à l’arbre. C’est comme d’être debout sur une manche dont on retire le bras.
    .heimdall = Il a sonné. Pour le bruit que cela faisait, je n’ai pas de colonne. La petite bouchait les oreilles aux oies.

## The battle on Vigrid. Ratatosk tells it, the squirrel who carries insults up and down the tree.

told-vigrid-1 =
    Place ! Et ils ont fait place, les deux armées, lances en l’air, à gauche, à droite, parce que qui a le courrier ? C’est moi qui l’ai ! Trente lieues pour descendre ce que l’aigle a dit, trente pour remonter ce qu’en pense le dragon, et jamais ç’a été comme aujourd’hui, ils font la queue. Ils gardaient ça depuis qu’il n’y avait même pas d’arbre. Le loup en a une sur une barbe, elle tient trois respirations. Celles de chez Surt, on ne peut pas les dire, ça brûle, il faut les prendre par les bords. Et je dois me rappeler tout ça, et je me rappelle ! Mot pour mot, avec les voix. Monte, descends, noisette, monte. Jamais eu tant de travail. Jamais été si bien nourri. Ils pourraient arrêter, ils sont l’un en face de l’autre, ils pourraient crier. Mais ce ne serait pas pareil sans quelqu’un pour faire les têtes.
    .odin = Pour Odin, du loup : il vient chercher l’autre œil. Retour d’Odin : celui-là t’a déjà assez vu.
    .thor = Pour Thor, du Serpent : appât ! Et la réponse, à pleins poumons : il a pris un plus gros hameçon.
    .freyr = Pour Freyr, de Surt : tu viens avec quoi, un râteau ? Et retour : ça dépend de ce qui restera de toi à ratisser.
    .heimdall = Pour Heimdall, de Loki : tu m’entends penser ? Il l’avait entendu. Il l’a renvoyé corrigé.
    .tyr = Pour Tyr, de dessous terre : donne-moi un coup de main. Il dit qu’ils en ont déjà eu une, et que c’était la bonne.
    .freyia = Pour Freyia, de tous ensemble, quelque chose sur un collier. Elle me l’a fait dire deux fois, et m’a payé la seconde.
    .frigg = Pour Frigg il n’y a rien. J’ai dû en inventer une en route. Elle m’a demandé si je mangeais bien.
told-vigrid-2 =
    C’est devenu tranquille. Je n’aime pas ça. J’en avais une si belle, je l’avais répétée toute la montée, avec le sifflement et tout, et celui pour qui c’était l’a prise, a dit merci, et ne m’a rien donné à rapporter. Rien ! Même pas un bruit mal élevé. J’attends, j’ai dit ? Il ne me regardait déjà plus.

    Il n’y en a pas un qui me regarde. Ils regardent par-dessus ma tête, chacun le sien, comme des gens qui ont trouvé leur place. J’ai couru d’un bout à l’autre du pré, entre les jambes, et c’est partout pareil, des deux côtés : des visages d’où la parole est sortie. Alors j’ai la bouche pleine, et pas d’adresse. Je ne sais pas si vous connaissez. C’est comme quand il y avait une branche, et qu’on a sauté.
    .odin = Devant le loup il a ôté son chapeau et me l’a donné à garder. C’est grand comme une maison, là-dedans, et ça sent la pluie.
    .thor = Il mesure, pour le Serpent, à grands pas, et compte tout haut. Il en est à huit, et pour le neuf il n’a pas l’air pressé.
    .freyr = Il a vraiment un râteau. Je croyais que c’était pour rire. Le voilà devant le feu avec ça, et il a retroussé ses manches.
    .heimdall = Il est surpris. Ça se voit aux oreilles. Ce que Loki vient de dire, c’est la première chose qu’il n’ait pas entendue venir.
    .tyr = Il a mis le moignon derrière son dos, que celle d’en bas n’aille pas croire qu’il veut qu’on le compte.
    .freyia = Elle a choisi le sien, elle y va, et en marchant elle laisse glisser l’or de son cou dans l’herbe.
    .frigg = Elle aussi en a choisi un. Elle a l’air qu’avait ma mère, quand la martre était au nid.
told-vigrid-3 =
    Celui-là, je le connais. Vous diriez dragon, et vous fileriez. Moi, je lui porte le courrier depuis que j’ai des dents. Il renvoyait toujours quelque chose, une saleté, il était fort, il se la roulait en bouche et on le voyait rajeunir. Alors quand j’ai senti céder la racine et qu’il montait, j’ai couru lui dire de n’en rien faire, ils sont tous drôles aujourd’hui, reste où il fait noir.

    Il regardait déjà en l’air. Il a de la mousse sur les yeux, je n’avais jamais vu. Et il m’a dit, c’est la première fois qu’il me demandait quelque chose : ils sont comment ? L’aigle ? j’ai dit. Non, tous. J’en avais quatre cents ans de prêts. Et je reste là, sur la racine, la bouche ouverte, et ce que j’ai dit, c’est : fatigués.
    .thor = Neuf pas, il faut que ce soit. Huit, il les a recomptés, ici, où ce n’est que de la boue, et il réfléchit sur une jambe.
    .frigg = Elle m’a demandé si j’avais mangé. Avec l’autre devant, de cette taille, et ce bruit.
    .odin = Il a parlé au dragon le premier. Pour l’essentiel tu avais raison, il a dit. Celle-là, je l’ai portée des années dans l’autre sens.
told-vigrid-won =
    Monte. Descends. Il n’y avait rien à porter. J’ai fait le tour du pré, et ils y étaient assis, tous ensemble, sur ce qu’il y avait, et on avait trouvé une marmite. Et pas un n’avait un mot pour aucun autre. C’est la plus jolie chose que j’aie entendue.

    Alors j’ai grimpé à la branche de l’aigle, d’où l’on voit les deux bouts, et je l’ai dit moi-même, tout haut, chaque mot que j’ai jamais porté de l’un à l’autre, les deux voix, comme ils l’avaient dit et comme je l’avais embelli. Ç’a duré jusqu’au soir. Et vous savez quoi, ils n’en pensaient pas la moitié.

    J’ai une noisette dans la joue. Depuis ce matin. Je crois que c’est ici qu’on la met en terre.
    .odin = Odin s’est assis dans l’herbe, le dos au tronc. Il dit qu’il aimerait ne rien apprendre pendant un moment.
    .frigg = Frigg a la marmite, compte les têtes, et en remet une poignée.
    .thor = Thor a fait le neuvième pas, et c’était un pas. Il ne cesse de regarder ses bottes.
    .tyr = On a demandé à Tyr de toper. Il a réfléchi, tendu la gauche, et tous ont fait pareil.
told-vigrid-lost =
    Il n’y a plus de haut. J’ai couru tant qu’il y en avait. Avant, on le sentait aux griffes, écorce, écorce, écorce, et le côté chaud, et le côté mousse ; et j’ai continué de courir un bon moment après, je m’en suis aperçu à ce que je n’arrivais nulle part.

    Il m’en reste une. Elle est du vieux, il me l’a donnée le matin, avant le bruit, il s’est baissé exprès, et ce n’est pas une insulte. J’ai cru d’abord qu’il s’y prenait mal. C’est pour sa femme. Je la sais par cœur, avec la voix, et je ne la dirai à personne d’autre, c’est du courrier. Si vous la voyez. Je suis là où c’est, ici. Je vous entendrai ; il n’y a rien d’autre à entendre.
    .dead-tree = Il y a eu le bruit qu’on fait quand on croque et que c’est la mauvaise. Après, il n’y avait plus rien sous moi. Tout ce temps il rongeait, et moi qui croyais qu’il se raclait la gorge.
    .frigg = Elle est venue. Je la lui ai dite. Elle n’a pas bougé, et quand j’ai eu fini elle m’a demandé de recommencer, moins vite.
