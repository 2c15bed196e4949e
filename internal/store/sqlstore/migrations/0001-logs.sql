-- The words in braces are what SQLite and PostgreSQL call differently.
-- Moments are milliseconds since 1970 UTC, and what is true is 1.

-- The truth: the tables' logs. The key is what lets each number be written
-- once, whoever writes.
CREATE TABLE events (
	tbl  {text} NOT NULL,
	seq  {int} NOT NULL,
	at   {int} NOT NULL,
	body {blob} NOT NULL,
	hash {blob} NOT NULL,
	PRIMARY KEY (tbl, seq)
) {options};
CREATE INDEX events_first ON events (tbl) WHERE seq = 1;

-- What follows from them: a row a table, its players, its results.
CREATE TABLE tables (
	id      {text} NOT NULL PRIMARY KEY,
	seq     {int} NOT NULL,
	head    {blob} NOT NULL,
	variant {text} NOT NULL,
	house   {int} NOT NULL,
	public  {int} NOT NULL,
	status  {text} NOT NULL,
	chairs  {text} NOT NULL, -- JSON
	clock   {text} NOT NULL,
	created {int} NOT NULL,
	moved   {int} NOT NULL,
	due     {int} NOT NULL
) {options};
CREATE INDEX tables_public ON tables (status, moved, id) WHERE public = 1;
CREATE INDEX tables_due ON tables (due, id) WHERE due <> 0;

CREATE TABLE seats (
	player {text} NOT NULL,
	tbl    {text} NOT NULL,
	PRIMARY KEY (player, tbl)
) {options};
CREATE INDEX seats_tbl ON seats (tbl);

CREATE TABLE results (
	tbl     {text} NOT NULL,
	match   {int} NOT NULL,
	variant {text} NOT NULL,
	house   {int} NOT NULL,
	began   {int} NOT NULL,
	ended   {int} NOT NULL,
	cut     {int} NOT NULL,
	deals   {int} NOT NULL,
	games   {int} NOT NULL,
	chairs  {text} NOT NULL, -- JSON
	PRIMARY KEY (tbl, match)
) {options};

CREATE TABLE result_seats (
	tbl      {text} NOT NULL,
	match    {int} NOT NULL,
	seat     {int} NOT NULL,
	player   {text} NOT NULL,
	variant  {text} NOT NULL,
	ended    {int} NOT NULL,
	assisted {int} NOT NULL,
	won      {int} NOT NULL,
	deals    {int} NOT NULL,
	made     {int} NOT NULL,
	points   {int} NOT NULL,
	PRIMARY KEY (tbl, match, seat)
) {options};
CREATE INDEX result_seats_player ON result_seats (player, ended, tbl, match);

-- Another truth: who plays.
CREATE TABLE players (
	id      {text} NOT NULL PRIMARY KEY,
	name    {text} NOT NULL,
	created {int} NOT NULL
) {options};

CREATE TABLE sessions (
	key    {blob} NOT NULL PRIMARY KEY,
	player {text} NOT NULL REFERENCES players (id),
	seen   {int} NOT NULL
) {options};
