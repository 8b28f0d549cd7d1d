"""The games for measurements of speed: every included game, with four seats."""

SEATS = {"norsaga": 4, "fire_and_axe": 4, "yggdrasil": 4, "trudvang": 4}
TITLES = {
    "norsaga": "Norsaga",
    "fire_and_axe": "Fire & Axe",
    "yggdrasil": "Yggdrasil Chronicles",
    "trudvang": "Trudvang Legends",
}
