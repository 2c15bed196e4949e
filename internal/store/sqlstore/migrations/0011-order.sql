-- What operators have done. Rows are only added; what is in force follows from them.
CREATE TABLE audit (
	n         {int} NOT NULL PRIMARY KEY, -- from 1, without gaps
	at        {int} NOT NULL,
	operator  {text} NOT NULL,
	act       {text} NOT NULL,
	whom      {text} NOT NULL,            -- a player, a network or a table
	tbl       {text} NOT NULL,            -- the table of a removal
	until     {int} NOT NULL,             -- 0: until an operator lifts it
	reason    {text} NOT NULL,
	complaint {int} NOT NULL              -- that it answers; 0: none
) {options};
CREATE INDEX audit_whom ON audit (whom, n);

-- What players complain about to operators.
CREATE TABLE complaints (
	id      {int} NOT NULL PRIMARY KEY,
	at      {int} NOT NULL,
	player  {text} NOT NULL, -- who complains
	source  {text} NOT NULL, -- the network address; '' once it is answered
	whom    {text} NOT NULL,
	tbl     {text} NOT NULL,
	match   {int} NOT NULL,
	lines   {text} NOT NULL, -- of the chat, as JSON
	text    {text} NOT NULL,
	outcome {text} NOT NULL  -- the act that answered it; '' while it is open
) {options};
CREATE INDEX complaints_player ON complaints (player, id);
CREATE INDEX complaints_open ON complaints (id) WHERE outcome = '';
