-- Whether an operator's act was carried out to its end; of acts of before this is not known.
ALTER TABLE audit ADD COLUMN carried {int} NOT NULL DEFAULT 0;
