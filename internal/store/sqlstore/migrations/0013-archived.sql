-- Logs of tables at which nothing has happened for long, one row each: their entries up to a number,
-- compressed. The last entry, and what is written to such a table later, are in events.
CREATE TABLE archived (
	tbl  {text} NOT NULL PRIMARY KEY,
	seq  {int} NOT NULL,  -- of the last entry in it
	head {blob} NOT NULL, -- the hash of that entry
	log  {blob} NOT NULL
) {options};
