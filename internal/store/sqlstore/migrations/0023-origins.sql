-- What stands for the address from which a player comes to one occurrence, and at no other; '' if it is not known.
ALTER TABLE coming ADD COLUMN origin {text} NOT NULL DEFAULT '';
