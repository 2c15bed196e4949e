-- Whether a player's ratings are shown to others: 1 for not. They count all the same.
ALTER TABLE players ADD COLUMN unrated {int} NOT NULL DEFAULT 0;
