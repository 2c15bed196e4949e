-- What players think of decisions that were made. It follows from records, and
-- is kept because it takes long to find out.
CREATE TABLE judgements (
	match {blob} NOT NULL, -- SHA-256 of the match's record
	judge {text} NOT NULL,
	deal  {int} NOT NULL,
	step  {int} NOT NULL,  -- how many acts of the deal came before
	value {blob} NOT NULL, -- JSON
	PRIMARY KEY (match, judge, deal, step)
) {options};
