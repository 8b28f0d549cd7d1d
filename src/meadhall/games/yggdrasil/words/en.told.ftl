# Ragnarok, told: for every page of the six sagas a text to read, and one for the win and the loss. Each saga has its own
# teller, who is never a god. A text claims only what is true whatever the table looks like. The attribute of a god is a
# line that is read only where that god is at the table; the attribute of a reason stands before the text of a loss.

## The death of Balder. The things that swore tell it.

told-balder-1 =
    She came to each of us and asked. We are things. As a rule we are used, not asked.

    Iron said yes, because she had said please. Fire said yes, and had to be begged not to hug her. The sicknesses swore in a row, the smallest in front. Water swore, and the stones under the water, and the snakes, who pass for liars and are only shy. We will not hurt Balder: it is not a great deal to promise, we had nothing against him.

    But there are nine worlds, and she has two feet. So now it is you who go round and take our word. Take it gently. Six of us mean it. Three of us were looking at another while we swore, a pleasant man, who had come the day before and had asked us too.
    .frigg = She is here again herself. She has forgotten that we have sworn to her, so we swear once more; she sleeps better after it.
    .heimdall = Heimdall can hear grass grow. He has heard a small green thing on an oak in the west, and taken it for the wind.
    .tyr = The one-handed god holds out his left for it. What a broken oath costs he need not be told.
    .odin = The old one stands by and asks nothing. He knows which of us will break, and it does not seem to help him.
    .freyia = Gold says yes to Freyia before she has finished. Gold always has.
    .thor = The hammer swore at once. It swears at once to anything.
    .freyr = There is a sword that he gave away once, for love. It swore too, wherever it lies.
told-balder-2 =
    Enough of us have sworn, and now there are games. They stand him in the yard and throw us at him. We had not known that it would be lovely: to be picked up, and to fly, and in the last foot of the way to remember what we promised and lean aside. He laughs each time. Axes have learnt to do it. Boiling water has. At the end somebody threw a cow, and even the cow went round him.

    In the west, on an oak, a green twig looks on. It is so young that it has never been used for anything. When the oaths were taken it was passed over, out of kindness. It would like to play. It has watched how we are held, and how the arm goes back, and it holds itself very straight, so as to be seen.
    .frigg = A pedlar woman asks her, by the way, whether she left anything out. She thinks honestly, for she is honest, and tells her.
    .heimdall = He has turned his head to the west again. Something grows there in the tone of a child that wants to be asked.
    .thor = Thor throws the hammer. It turns aside in the air, as red as it was on the anvil.
told-balder-3 =
    It came all the same. A twig is a thing too, and a blind man is a good shot when his hand is led. It flew as we had flown, and did not know that one leans aside; no one had told it. He sat down in the yard with a look as if he had been called from another room.

    Then his mother asked who would ride to the house under the root, and what the keeper of the dead would take for him. She will take tears, said the rider who came back. All of them. Not from people, people weep easily. From things.

    So you go round once more, and it is us whom you ask. We do not know how it is done. Watch the window in the morning, how it goes about it. Watch iron that is brought in out of the cold.
    .frigg = She has his head in her lap. Now and then she tells it about some small thing we did as it was growing up.
    .tyr = Tyr keeps the door of the yard, so that in the first hour no one shall do what he would be sorry for.
    .odin = He has bent down and said a word into the dead ear. We know all words, we are what they are for. That one we do not know.
told-balder-won =
    Even the stones. We had not known that we could. It begins as a coldness at the edge, and then it runs. The whetstone wept, the door wept on both sides, the salt wept and was less for it. Iron has been rusty ever since, and is proud of that.

    She who keeps the dead counted us. She counted again, with her finger, and moved her lips. Then she let go of his sleeve.

    He came up the road about noon, blinking, with earth in his hair, and asked what day it was, and whether there was anything to eat. The twig was brought to the table. It is too young to have sworn, and it had only wanted to play; it sits below the salt and is shown how one holds a spoon.
    .tyr = A word was kept, by all of us, at the same time. He looks at the stump, and then he looks at it again.
    .freyia = Freyia weeps gold, as she does. Today it lies where it falls, and the children walk round it.
told-balder-lost =
    After that they did not ask us any more. A yard is a yard; it has been swept, and there are hens in it. We lie where we have fallen, the spoons and the stones and what had an edge, and being sorry is not our part. We are things.

    But there is rust on the iron this morning that was not there yesterday, and the fire will not draw. In nine worlds the wells have gone over their brims. People carry us out to dry and shake us, and say that it must be the weather. Down below a hall has been lit for him, with new straw and a cup set ready. It is a well-kept house. The cup swore too, and they tell us that it shakes.
    .page = The third of us broke. There was no malice in it. A thing that has lied once is easier to lift. In the air we remembered that we had promised otherwise; he looked surprised, and looked round for her.
    .dead-tree = The one who gnaws at the root had not sworn. No one had thought of asking him, he lies so deep; and while you were still going round from thing to thing, he came to the end of the wood.
    .frigg = She has begun once more, at the nearest door. She asks the latch.

## Fimbulwinter. A woman in Midgard tells it, who has three children, two cows and a kneading trough.

told-fimbulwinter-1 =
    The snow came at hay time. We laughed about it, and the children ate it off the rake. My brother said that it would be gone by milking, and by milking it lay on the cows.

    I set the dough beside the stove, as I do in the evening. It did not rise. It did not fall either; it sat under its cloth and listened. So then I listened too. That was when I saw that the dog had got up on the bench, and that three men were going past the window, one behind the other, at their ease. What I saw of them was their knees. I went out after a while with the lamp. Their hats had been level with the ridge, there was a groove along the thatch. It is a good roof. I mention it because it was the first thing.
    .thor = Thor has been, with the goats. They are lent to whoever has none; one is to eat them carefully and keep the bones.
    .freyr = There is a man standing in our field with a handful of seed. He looks up, he looks down, and he does not sow.
    .frigg = Wool has come, a whole sack, combed. A goddess packed it: there is a heel of bread on top for whoever carries it.
    .odin = An old man asked for lodging under a name I did not believe. He ate little, and left the bench warmer than he found it.
    .tyr = The one-handed god went from farm to farm and asked who had promised whom what before the snow. He said it holds.
    .freyia = She came in out of the dark with feathers on her, and asked my mother-in-law for all the names on our side.
    .heimdall = One of them put his ear to our stove and told me which log would burn longest. He was right by an hour.
told-fimbulwinter-2 =
    The dead have come home to help. They left the good hall where they sat, half of them, and walked down, and now they stand about in the kitchens with their great shoulders and do not know where anything is kept any more. One of them is my grandfather. He is younger than I am. He split wood till his axe broke and then he begged my pardon.

    There is no harm in any of that. It is only that it has not stopped. We have had a winter and it has been followed by a winter. My brother counts my loaves when he thinks I am asleep. I know it because I count his. We have grown very polite with one another over the wall, like people on a narrow plank, and in the morning each of us looks first at the other’s chimney.
    .freyia = She let hers go with the rest. She stood at the gate and said each of them by name, and told them to wrap up.
    .odin = He shut the hall behind them with his own hand. They say he went round afterwards and put out the lights himself.
    .tyr = Tyr has settled it between my brother and me. We were both ashamed, which at least is warm.
told-fimbulwinter-3 =
    The stove is burning the table. After the table there is the door of the byre, and after that I shall have to ask the dead to go outside.

    I have told the children that winter is a person, because a person can be killed. It comforted them, and by now it has begun to comfort me. There are three of him. You can see them from the ridge when the drift is off, one after another with their heads down, like men on their way home from work. Whoever has stood next to one of them has a white hand now, from there to there, and feels no knife in it. My eldest asked what one says to winter. I said that I should leave that to those who are paid for it. Then I went and kneaded, because it is what keeps the trough from splitting.
    .thor = Thor has shown the boys his hand, the white one. He lets them hang from it, two at a time.
    .freyr = He gave me his handful of seed and said, keep it in your dress, where it is you.
    .heimdall = He lay down in the yard with his cheek on the crust. There is one blade of grass, he says, and it has not given up.
told-fimbulwinter-won =
    The third of them fell across the valley, and by evening he was a hill. For a day nothing came of it. We sat indoors and looked at one another. Then the gutter let go one drop, and I ran out with the big bowl as if it had been milk.

    After that it was all noise. The brook said everything it had been keeping to itself. The dead shook hands, which takes some time with so many, and went back up without being shown the way; my grandfather took a loaf. The dough rose so that it lifted its cloth and looked out. My brother came over the wall with four loaves in his arms and said that he was bringing them back. He never took any. I thanked him and we ate them.
    .freyr = He has sown, in his shirt, walking backwards so as to see it. The first rows are crooked.
    .thor = Thor is asleep on my floor. We step over him; the children go round by the feet, since he laughs there.
told-fimbulwinter-lost =
    I have set the dough. It is what I do in the evening. It lies there under the cloth, quite white, and I have told it that there is no hurry.

    The children are in the trough, all three, with the dog across the feet, for it is the one thing that keeps its shape. I have stopped up the window with the door. My brother knocked on the wall a while ago, three and then two, as we did when we were small and each had a bed on his side of it. I knocked back. He has been humming something through the boards since then; it goes round, you can come in anywhere. We agreed that whoever wakes first shall light the other’s stove.
    .page = He had trodden on that place once before. There was nothing left of it to be trodden on, so this time he went through, and what was above came down after him.
    .dead-tree = The wood we had left to burn was that wood. You would not have thought it of so big a tree. It went grey from the inside, and the ash was cold.
    .odin = He sits on his bench with his hat on his knees. He asked me what the loaf would have been called.

## The sky wolves. The driver of the sun tells it, out of breath; full stops are for when she stands still.

told-sky_wolves-1 =
    don’t look round, says my mother’s rule, but the horses look, Early and Quick, I can see the whites of their eyes, and there is breath on the axle, warm, it smells of marrow, and over there is my brother with the moon and it is the same with him, we wave, we have waved every evening since the first one and have not once got near enough to talk

    they were always there, I grant you, a long way back, two dots and then two dogs, my grandmother drove with them in sight and knitted, it kept the horses fresh, she said, but this morning I saw that mine has a grey muzzle, so he has grown old running and has not stopped, and something that has not stopped by then does not stop, and I should have liked, once, over some meadow or other, to be late
    .frigg = she puts bread on a sill at the height of my hand, every day the same sill, so that I can snatch it
    .freyr = he waves from the middle of his field with his hat, and when I am over him he takes his coat off, for politeness
    .odin = has two wolves of his own under the table and for some days now has not met my eye
    .thor = he has offered to ride with me, but the shaft would break, so he drives along below, as loud as he can, for company
    .heimdall = the one at the bridge calls out how far behind they are, without being asked, in a voice you would use for a shy horse
    .tyr = I saw one of them stand in the road with an arm held out, as if for a dog to smell
    .freyia = she went by me in her feathers and said, breathe out on the downhill, nobody tells you that
told-sky_wolves-2 =
    this is what they make a leash of, a cat’s step and a fish’s breath and the root of a stone, and since those have all been used up, it has to be yours, your patience, your light, your grandmother’s ring with the dent in it, the dwarfs don’t haggle, they lay out a cloth and wait, they have a great deal of time down there, they have all of mine

    I pass over their chimney twice a day and look in, and each time it is a hand longer, thin as something you would tie on a present, and I think, that, for him, and I hear him behind me swallow, he has such a way of swallowing, as if he had it already, and down in the smithy they hold it up to me in the tongs to see by, and of course I lean down, and lose a length by it
    .tyr = he draws the ribbon through two fingers, he has had to do with that stuff before, it was the other hand
    .freyia = she has taken off something gold, before they asked, and she looks younger without it, like a girl with wet hair
    .thor = he has brought them a chain with links as thick as my wrist, they were charming about it
told-sky_wolves-3 =
    now they have it, and whoever holds a leash has to come near enough, and he runs at my back, where the light is behind him and they cannot see, so I know what that means, I have had the whole of the eastern sky to work it out in

    I shall have to slow down. I have said it to the horses in the voice for thunder, and Early laid his ears flat, and Quick, who is the clever one, began to cry as she ran. I shall have to let him come up on the near side, until I have his breath on my arm and his head beside the wheel, and look straight in front of me as if there were nothing there, and hold the light so that it falls on his neck. My brother has seen it. He has let his reins out too. We waved, a little longer than usual
    .tyr = put your hand where he can see it, Tyr shouts up to me, he ought to know
    .heimdall = he calls the distance for me so that I need not turn my head, and has never called it so quietly
    .odin = he has named both of them aloud, by the names they had as pups, and they pricked their ears
told-sky_wolves-won =
    Stop. That is the word for it. I have stopped.

    The horses stand with their heads down and steam. One has lain down in the shafts, as foals do, all at once. It is noon, and it goes on being noon, and people have come out of their houses to look at the length of it. Behind me on the road sits a big grey dog with a ribbon round his neck. His flanks are going. I believe that he is as surprised as I am at what one’s legs do when they are asked for nothing.

    I got down. I had not known how high the step was. Across the way I saw my brother, by daylight, quite close; he is older than I had thought, and has our mother’s nose. The grass is warm. So that is what I do.
    .tyr = Tyr sits in the road beside the bound one. It is not the side with the teeth, but it is near enough to be rude.
    .frigg = She has brought the bread on a plate. I ate it sitting down, and there was butter.
told-sky_wolves-lost =
    It is not dark as it is when you shut your eyes. Then you know that they are shut.

    The horses know the road. I give them their heads. I can hear the wheel, and there is something under the wheel, and we are still turning, I think, along where the meadows would be. People call up to us. I can tell which village it is by the bell. They want to know what time it is. I should like to tell them, I have always been the one; I have held up my arm as I do for noon, so that it is done right, even if it is only done by feel.
    .page = One of them was fast enough; it is all the same which. There was a tug, as when you are small and are being plaited. After that the one lamp was out, and the other had no one to look at, and swung.
    .dead-tree = The road goes round the tree, and the tree was not there. The wheel came down on nothing, and went on coming down.

## The ship of the dead. A dead shipwright tells it.

told-naglfar-1 =
    They wanted a ship and they had no timber. I said, what have you got. It turned out that what the dead have got is nails. Finger and toe. There’s no time for washing any more, up there, they’re sent down to us as they fell, with the whole ten on them and long ones too.

    So I build her of that. Clinker, lapped a thumb’s breadth, in the ordinary way; you rivet it with what you have left over. I’ve built worse of oak. She’s grey now, and when she’s wet she’ll shine like the inside of a shell. I don’t ask where she’s bound. A yard that asks gets no orders. There are four waiting on the quay who mean to come aboard, and I’d not sign on with any of them: one has teeth, one keeps keys, and two never yet finished a thing they began.
    .frigg = Someone up there has started cutting nails again, and folds the hands after. I lose a plank a day by it.
    .odin = He came by and looked along the run of her with one eye shut. The other is always shut. Said nothing, which from him I take.
    .thor = Thor kicked her. She rang. He said he was sorry, and asked what note that was.
    .freyia = Half of them ought to be hers by contract. She walked down the slip and read my planking like a letter.
    .heimdall = The watchman sent to ask when I’d be done. I said he’d hear it before I’d know it.
    .tyr = Tyr brought me five. From the hand he hasn’t got, he says, it was only right that they should be of use.
    .freyr = Freyr stood in the frames and breathed the smell in. He misses sawdust. So do I.
told-naglfar-2 =
    Launched. I ought to say I’m sorry, and I’ll come to it. You knock out the last shore and jump, and then for as long as you can hold your breath nothing happens at all. And then she went. She went down the slip as if she’d been blown on, and took the water, and curtsied, and not one drop inside. A man builds two like that in his life. I had to wait until after mine.

    She carries those who were quick enough, and what they do to folk you’ll find out better than I can tell you. They row badly. It makes no odds; the lines are so sweet she’d go with a family of hens at the oars. I stood on the quay and saw her stern get smaller, and my heart went pit-a-pat, which is a thing it had given up.
    .heimdall = He saw her before the fog had. They tell me that the horn cracked on the note.
    .freyr = He has one himself that you can fold and carry in a bag. He looks from his to mine, and puts his away.
    .thor = He’s up to his chest in it and feeling along her side with the flat of his hand. I know that look. It’s a buyer’s.
told-naglfar-won =
    They beat her when there weren’t hands enough left in her to row. She’ll not be mended. There’s no one would sit for it.

    I was there. I want it said how she came apart, because it’s the last you can do for a boat. Not smashed. She took the ground in the surf and opened, strake by strake from the sheer down, the way she was put together, every lap letting go of its neighbour when its turn came. I’d been asked, before it, where she was weak. I told them. There’s always one place; you leave it in, down by the garboard, so that you know the ship’s yours. They thought I’d be sorry. I’d have been sorry if it hadn’t been there. The beach is full of nails, and children are sorting them by size.
    .freyia = She took one away with her to remember by. It was a small one, a child’s.
    .thor = He says that he’d have liked to sail her, once round the bay and back. So should we all.
told-naglfar-lost =
    I don’t say it’s right, where she’s gone and what with. I was asked for a ship, and that’s what a ship does, if you have built her so that she can. You can’t put a thing like that together and tell each plank, but only so far.

    Still I’d have you know what she was. There wasn’t a line in her drawn for anger. I gave her a yard more in the beam than they paid for, so she’d be dry for those who rowed, who’d none of them chosen it. And she was dry. There’ll be no one now to look her over, with all that water and nothing to stand on. Best thing I ever made. I’d be obliged if that was said.
    .page = They would have her out, further than a ship has any business. And she went. That’s the worst I can say against her, that she went like a bird.
    .dead-tree = I was on the quay, looking after her, when the tree let go. You feel it in the planks, and so will she have: everything that was holding still stops holding still.
    .odin = He’s standing in the shallows and counts oars. I’ve told him how many there are. He prefers to count.

## The fall of Bifrost. A sentry’s log tells it.

told-bifrost-1 =
    First watch. Nothing.

    Second watch. A hum. Went out and laid my ear against the deck. It does not come from the wind, the wind has more in it. They are in step. I make it a long way off and a great many, and each of them puts his foot down where the one before has put his.

    Third watch. Reported. Asked for orders, and was asked in return what orders I should like. I said that I should like to know how much it bears. There is no figure. It was built for rain. At sunrise the goose-girl crossed as usual, with the eggs, and said that the bridge tickled. Sent her in by the small door. Entered: red plank warm to the touch, the others as always. Trimmed the lamp. Have written to my sister that all is quiet here, and dated it yesterday.
    .heimdall = He came himself, lay down, laid his ear beside mine, and listened through two bells. Then he asked how many eggs.
    .thor = Thor wished to go down and meet them. He was told that the bridge would not bear both. He took it well, for him.
    .odin = Odin read this log from the last page to the first. Then he read the next page, which is blank, and took longer over it.
    .tyr = Tyr paced off the arch with me, heel and toe. He asked who would be last across, and wrote his own name.
    .freyr = Freyr left a sheaf of barley in the guard-room. It is good to have something to look at that does not glow.
    .frigg = Frigg inspected the men’s feet. Eleven pairs of socks were exchanged, and I am to report on the twelfth.
    .freyia = A falcon took the second watch for me, unasked. It saw more of them than I did, and slept afterwards on the rail.
told-bifrost-2 =
    First watch. Held, this once. One of the gods went out alone against whatever stood there, and came back when it was done. I have entered the time out and the time in. For what lies between I have no column.

    Second watch. They have begun again. Same step. I have noticed that I walk in it myself when I go to fill the lamp.

    Third watch. The order has come. I have asked for it in writing and I have it here in writing: we are to break the bridge ourselves. Read it out to the men. One asked which end we were to stand on. Issued mauls. It does not ring when it is hit; it changes colour, and the colour comes up the handle into your arms. Sent the goose-girl word to stay on this side tonight. She says that the geese are on the other.
    .heimdall = He showed us where. He did not point, he stroked it, as you show a smith which leg the horse favours.
    .tyr = Tyr asked to strike the first blow, so that it should not have to be Heimdall, whether he is here or hears of it.
    .thor = We asked Thor for small blows. He is doing what he can. There is sweat on him from holding back.
told-bifrost-3 =
    Third watch. At the last blow the arch said one word, in all its colours, and went. Not all at once. Red first. Green stayed a while over nothing, from habit.

    Same watch. No bridge. I have looked twice, as I have to report it: a gap a day’s ride across, and the wind that comes up smells of other people’s cooking. We are safe. I enter it so: safe. Nothing comes up to us now by the old road.

    Later. Nothing of ours comes home by it either. On the far side is the goose-girl, with the geese; she went over for them in the second watch and I have it down as my fault. She brings the eggs, mornings. She has sat down at the edge with the basket in her lap, to wait until it is put back.
    .heimdall = He asked for this book and wrote one line in it himself. It says: Built by me, broken by me, no toll owing.
    .thor = Thor says he never used it, he always had to wade. He has been at the edge since noon, dropping stones and listening.
    .frigg = Frigg wants to know the girl’s name. I have seen her every morning for years, and I had to shout across for it.
told-bifrost-won =
    Last watch. Quiet. The dragon went by us, down the trunk as far as the root, and found it thick. The tree stands. I laid a hand on it to be sure, and entered it.

    The bridge is lost. I have been asked to write given up, but I was there.

    First watch, next day. It was raining over there and we had the sun behind us, and for as long as it takes to saddle a horse there was something in the gap, thin, with all its colours, from our edge to hers. It would not have carried a mouse. The goose-girl got up and looked at it, and put one foot out.

    I blew for the relief. I am told that it was a little early.
    .heimdall = He has drawn a line under my page, in seven inks, and it is not quite straight.
    .thor = Thor is wading. One can see him from here, and on his shoulders something small and a number of geese.
told-bifrost-lost =
    Fourth watch. The lamp is lit, the door is barred, the men are at their places. I have read the standing orders through once more to see whether there is one for this. There is a great deal about brass.

    The goose-girl has called over to ask whether I am going to write this down. I called back yes, and she called, why. I have thought about that for as long as there was time to. I have answered that somebody built it, and kept it, and that it ought to be known at what hour. It was a while before anything came. Then she called that in that case I should put down the eggs as well. There were eleven, and not one of them broken.
    .page = Four. It holds them; it was well made, and I enter that in his favour. They come on in step as far as the gate, and stand, and the first one knocks.
    .dead-tree = The deck has gone soft under us, not at our end but from below, where it leans on the tree. It is like standing on a sleeve with the arm drawn out of it.
    .heimdall = He blew. I have no column for how it sounded. The girl put her hands over the ears of the geese.

## The battle on Vigrid. Ratatosk tells it, the squirrel who carries insults up and down the tree.

told-vigrid-1 =
    Make way! They made way, both armies, spears up, left and right, because who’s got the post? I’ve got the post! Ninety leagues down with what the eagle said and ninety up with what the dragon said to that, and it was never like this, never, they queue for me. They’ve been saving it up since before there was a tree. The wolf has one about a beard that goes on for three breaths. Surt’s lot can’t say theirs, it’s too hot, you have to hold it by the edges. And I’m to remember them all, and I do! Word for word, with the voices. Up, down, nut, up. I’ve never been so busy. I’ve never been so fed. They could stop, of course, they’re standing right across from each other, they could shout. But it wouldn’t be the same without somebody who does the faces.
    .odin = For Odin, from the wolf: that he has come to fetch the other eye. Back from Odin: that it has seen enough of him already.
    .thor = For Thor, from the Snake: worm-bait. And the answer, at the top of his voice: that he has brought a bigger hook.
    .freyr = For Freyr, from Surt: what will you fight me with, a rake? And back: it depends how much of you is left to rake.
    .heimdall = For Heimdall, from Loki: can you hear me think? He could. He sent it back corrected.
    .tyr = For Tyr, from under the ground: lend me a hand. He says they have already had one, and it was the good one.
    .freyia = For Freyia, from all of them, something about a necklace. She made me say it twice and paid me for the second.
    .frigg = For Frigg there is nothing. I had to make one up on the way. She asked whether I was eating properly.
told-vigrid-2 =
    It’s gone quiet. I don’t care for it. I had such a beauty, practised it the whole way up, with the hiss and everything, and the one it was for took it, and said thank you, and gave me nothing to take back. Nothing! Not even a rude noise. I said, shall I wait. He’d stopped looking at me.

    They none of them look at me. They look over my head, each at one that’s his, like people who have found their seat. I ran from one end of the field to the other, in and out of the legs, and it’s all the same, both sides: faces with the talk gone out of them. So I’ve got a mouthful here and no address. I don’t know if you’ve ever had that. It’s like when there was a branch, and you’ve jumped.
    .odin = He took off his hat to the wolf and gave the hat to me to mind. It’s as big as a house in there, and it smells of rain.
    .thor = He’s pacing it out for the Snake, big steps, and counting aloud. He’s got as far as eight, and seems to be putting off the nine.
    .freyr = He does have a rake. I thought that was a joke. He stands before the fire with it and has rolled up his sleeves.
    .heimdall = He’s surprised. You can see it in his ears. Whatever Loki said just now, it’s the first thing he hadn’t heard coming.
    .tyr = He has put the stump behind his back, so that she down there shall not think he wants it counted.
    .freyia = She has chosen hers and walks towards it, and lets the gold down off her neck into the grass as she goes.
    .frigg = She’s picked one out as well. She has that look my mother had for a weasel in the drey.
told-vigrid-3 =
    I know him. You’d say dragon, and run. I’ve been bringing him his post since I had teeth. He always sent something back, something filthy, he was good at it, he’d roll it round his mouth and you could see him getting younger. So when I felt the root go and knew he was on his way up I ran down to tell him he’d better not, they’re all in a mood, best stay where it’s dark.

    He was already looking up. He’s got moss on his eyes, I had never seen that. And he said to me, it was the first time he ever asked me anything: what are they like? I said, the eagle? I said, all of them. I had four hundred years of it ready. And I stood there on the root, with my mouth open, and what I said was: tired.
    .thor = Nine steps it’s to be. He has counted eight of them out again, here, where it’s only mud, and stands on one leg and thinks.
    .frigg = She has asked me whether I’ve eaten. With him there, that size, and the noise.
    .odin = He spoke to the dragon first. He said, you were right about most of it. I’d carried that one the other way for years.
told-vigrid-won =
    Up. Down. There was nothing to carry. I went round by the field, and they were sitting in it, all together, on whatever there was to sit on, and somebody had found a pot. Not one of them had a word for any of the others. It was the loveliest thing I’ve heard.

    So then I climbed up to the eagle’s branch, where you can see both ends, and I said it all myself, out loud, every word I’d ever taken from the one to the other, both voices, the way they’d said it and the way I’d made it better. It took till evening. And do you know, neither of them had ever meant the half.

    There’s a nut in my cheek. I’ve had it there the whole day. I think this is where one puts it in the ground.
    .odin = Odin has sat down on the grass with his back against the trunk. He says that he’d like to be told nothing for a while.
    .frigg = Frigg has the pot, and counts heads, and puts in another handful.
    .thor = Thor took the ninth step and it was a step. He keeps looking at his boots.
    .tyr = Tyr was asked to shake on it. He thought, and held out the left, and they all did.
told-vigrid-lost =
    There’s no up. I ran as far as there was. It used to be that you could tell by your claws, bark, bark, bark, and the warm side and the mossy side; and I kept on running for some time after, I noticed it by getting nowhere.

    I’ve still got one. It’s from the old man, he gave it me in the morning before the noise, he bent down for it, and it isn’t an insult. I thought at first that he was doing it wrong. It’s for his wife. I’ve got it by heart, with the voice, and I won’t say it to anybody else, it’s post. If you should see her. I’d be wherever this is. I’d hear you; there isn’t anything else to hear.
    .dead-tree = There was a noise like when you bite and it’s the bad one. Then it wasn’t under me. All that way he had gnawed, and I’d thought that was just how he cleared his throat.
    .frigg = She came. I told her. She stood quite still for it, and when I’d done she asked me to say it once more, slower.
