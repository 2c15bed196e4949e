-- beat says that a worker's process is alive and has these jobs. It returns why the process has to end, or NULL.
--
-- Once in 30 seconds, one beat of all also gives back jobs: those of processes that were not seen for two minutes, and
-- those that River believes to be with a process but which never arrived there, since a connection broke. If every beat
-- did so, the cost would grow with the square of the workers. River's own rescue would go by the clock of a machine, and
-- by how long a job takes. A job that is given back lost no attempt: spot machines go often.
--
-- The beats of a process's first minute wake the jobs that wait for another worker. The first alone would miss those that
-- a worker puts off just then.
CREATE OR REPLACE FUNCTION lab.beat(name text, process text, jobs bigint[]) RETURNS text LANGUAGE plpgsql AS $$
DECLARE me lab.worker; last timestamptz;
BEGIN
	UPDATE lab.worker SET seen = now(), jobs = beat.jobs WHERE id = name AND client = process RETURNING * INTO me;
	IF NOT FOUND THEN
		RETURN 'another process works as ' || name || ' now: processes need different names (--name)';
	END IF;
	SELECT at INTO last FROM lab.sweep WHERE at < now() - interval '30 seconds' FOR UPDATE SKIP LOCKED;
	IF FOUND THEN
		UPDATE lab.sweep SET at = now();
	END IF;
	IF last > now() - interval '2 minutes' THEN -- otherwise the database was away, and could see no worker
		UPDATE lab.river_job j SET state = 'available', scheduled_at = now(), attempt = greatest(0, attempt - 1)
		FROM (SELECT r.id FROM lab.river_job r LEFT JOIN lab.worker w ON w.client = r.attempted_by[array_upper(r.attempted_by, 1)]
			WHERE r.state = 'running' AND (w.id IS NULL OR NOT lab.alive(w)
				OR r.attempted_at < w.seen - interval '1 minute' AND NOT r.id = ANY (w.jobs))) lost
		WHERE j.id = lost.id AND j.state = 'running';
	END IF;
	IF me.stopped IS NOT NULL THEN
		RETURN coalesce(me.why, 'it was stopped') || '. If its machine is sound: ninetynine-lab workers --trust ' || name;
	END IF;
	IF me.started > now() - interval '1 minute' THEN
		UPDATE lab.river_job SET state = 'available', scheduled_at = now() WHERE state = 'scheduled' AND queue = lab.queue(me.edition);
	END IF;
	RETURN NULL;
END $$;

-- stop gives a worker no more work, and has done again what it did alone, and what it disputed. What another worker came
-- to as well stays.
CREATE OR REPLACE FUNCTION lab.stop(name text, reason text) RETURNS void LANGUAGE sql AS $$
	UPDATE lab.worker SET stopped = now(), why = reason WHERE id = name AND stopped IS NULL;
	WITH gone AS (
		UPDATE lab.outcome o SET withdrawn = now() FROM lab.unit u
		WHERE o.worker = name AND o.withdrawn IS NULL AND u.id = o.unit AND u.state <> 'audited' RETURNING o.id, o.unit
	), opened AS (
		UPDATE lab.unit SET state = 'open', accepted = NULL
		WHERE accepted IN (SELECT id FROM gone) OR state = 'disputed' AND id IN (SELECT unit FROM gone) RETURNING id
	)
	SELECT lab.enqueue(array_agg(id)) FROM opened;
$$;
