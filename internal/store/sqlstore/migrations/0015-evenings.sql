-- Standing hours of each week, at which tables are made of the players who are there.
CREATE TABLE evenings (
	id   {text} NOT NULL PRIMARY KEY,
	grp  {text} NOT NULL, -- whose it is; '' for the server's
	due  {int} NOT NULL,  -- when there is next something to do for it
	body {text} NOT NULL  -- the rest, as JSON
) {options};
CREATE INDEX evenings_grp ON evenings (grp);
CREATE INDEX evenings_due ON evenings (due);

-- Who said that they come to an occurrence, and when they last said that they are there.
CREATE TABLE coming (
	evening {text} NOT NULL,
	begins  {int} NOT NULL,
	player  {text} NOT NULL,
	said    {int} NOT NULL,
	here    {int} NOT NULL, -- 0: not yet
	PRIMARY KEY (evening, begins, player)
) {options};
CREATE INDEX coming_player ON coming (player);

-- Who sits with whom at an occurrence. It is written once.
CREATE TABLE plans (
	evening {text} NOT NULL,
	begins  {int} NOT NULL,
	seating {text} NOT NULL, -- JSON: an array of tables, which are arrays of players
	PRIMARY KEY (evening, begins)
) {options};
