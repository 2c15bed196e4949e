-- What stands for the wider network around one, of which a caller may have many at will; '' if it is not known.
ALTER TABLE origins ADD COLUMN around {text} NOT NULL DEFAULT '';
-- In which order the player's networks came first; of those of before this is not known.
ALTER TABLE origins ADD COLUMN nth {int} NOT NULL DEFAULT 0;
