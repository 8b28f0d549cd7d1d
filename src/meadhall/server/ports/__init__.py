"""How the server uses what runs beside it. Nothing else decides that."""
