-- What further projections keep, in lists, by key or by rank.
CREATE TABLE projected (
	projection {text} NOT NULL,
	list       {text} NOT NULL,
	key        {text} NOT NULL,
	rank       {int} NOT NULL,
	value      {blob} NOT NULL, -- JSON
	tbl        {text} NOT NULL, -- from whose log it follows; '' if from results
	PRIMARY KEY (projection, list, key)
) {options};
CREATE INDEX projected_rank ON projected (projection, list, rank, key);
CREATE INDEX projected_tbl ON projected (tbl);

-- The results that they have yet to take in, and the last that they have. If
-- anew is 1, they begin again with the first.
CREATE TABLE pending (
	ended {int} NOT NULL,
	tbl   {text} NOT NULL,
	match {int} NOT NULL,
	PRIMARY KEY (ended, tbl, match)
) {options};
CREATE TABLE folding (
	ended {int} NOT NULL,
	tbl   {text} NOT NULL,
	match {int} NOT NULL,
	anew  {int} NOT NULL
) {options};
INSERT INTO folding (ended, tbl, match, anew) VALUES (0, '', 0, 1);
