-- Small groups of players. With the code one joins; a new code ends links with the one before.
CREATE TABLE groups (
	id   {text} NOT NULL PRIMARY KEY,
	name {text} NOT NULL,
	code {text} NOT NULL,
	made {int} NOT NULL
) {options};
CREATE TABLE members (
	grp    {text} NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
	player {text} NOT NULL REFERENCES players (id),
	role   {text} NOT NULL, -- owner, of whom there is one, organiser or member
	since  {int} NOT NULL,
	PRIMARY KEY (grp, player)
) {options};
CREATE INDEX members_player ON members (player);
CREATE INDEX results_grp ON results (grp, ended, tbl, match) WHERE grp <> '';
