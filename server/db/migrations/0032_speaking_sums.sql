-- Adds (sign 1) or takes back (sign -1) what a talk counts for with its learner.
CREATE FUNCTION speaking_count_talk(talk speaking_talks, sign int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO speaking_days AS sums
    (learner_id, day, talks, seconds, graded, words, talk_seconds, pause_seconds, diversity, pronunciation)
  VALUES (talk.learner_id, talk.day, sign * talk.talks, sign * talk.seconds, sign * talk.graded, sign * talk.words,
    sign * talk.talk_seconds, sign * talk.pause_seconds, sign * talk.diversity, sign * talk.pronunciation)
  ON CONFLICT (learner_id, day) DO UPDATE SET
    talks = sums.talks + excluded.talks, seconds = sums.seconds + excluded.seconds,
    graded = sums.graded + excluded.graded, words = sums.words + excluded.words,
    talk_seconds = sums.talk_seconds + excluded.talk_seconds,
    pause_seconds = sums.pause_seconds + excluded.pause_seconds,
    diversity = sums.diversity + excluded.diversity, pronunciation = sums.pronunciation + excluded.pronunciation;
  INSERT INTO speaking_totals AS sums
    (learner_id, talks, seconds, graded, words, talk_seconds, pause_seconds, diversity, pronunciation)
  VALUES (talk.learner_id, sign * talk.talks, sign * talk.seconds, sign * talk.graded, sign * talk.words,
    sign * talk.talk_seconds, sign * talk.pause_seconds, sign * talk.diversity, sign * talk.pronunciation)
  ON CONFLICT (learner_id) DO UPDATE SET
    talks = sums.talks + excluded.talks, seconds = sums.seconds + excluded.seconds,
    graded = sums.graded + excluded.graded, words = sums.words + excluded.words,
    talk_seconds = sums.talk_seconds + excluded.talk_seconds,
    pause_seconds = sums.pause_seconds + excluded.pause_seconds,
    diversity = sums.diversity + excluded.diversity, pronunciation = sums.pronunciation + excluded.pronunciation;
$$;--> statement-breakpoint
CREATE FUNCTION speaking_talk_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The sums of a deleted learner go with them.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM learners WHERE id = OLD.learner_id) THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM speaking_count_talk(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM speaking_count_talk(NEW, 1); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER speaking_talk_counted AFTER INSERT OR UPDATE OR DELETE ON speaking_talks
FOR EACH ROW EXECUTE FUNCTION speaking_talk_changed();--> statement-breakpoint
-- Records what was found in an answer. A copy of it in another attempt has the same recording, so it counts once.
CREATE FUNCTION speaking_record_talk(given attempt_answers) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := (
    SELECT a.learner_id FROM attempts a JOIN exercises e ON e.id = a.exercise_id
    WHERE a.id = given.attempt_id AND e.kind = 'speaking'
  );
  recording uuid := (given.answer ->> 'recording_id')::uuid;
  result jsonb := given.evaluation #> '{content,result}';
  measures jsonb := CASE WHEN result ->> 'outcome' = 'graded' THEN result -> 'measures' END;
  length float8 := coalesce(result ->> 'duration', result #>> '{sound,duration}')::float8;
BEGIN
  IF owner IS NULL OR recording IS NULL THEN RETURN; END IF;
  PERFORM learning_lock(owner);
  IF length IS NULL THEN
    DELETE FROM speaking_talks
    WHERE learner_id = owner AND recording_id = recording AND attempt_id = given.attempt_id;
    RETURN;
  END IF;
  INSERT INTO speaking_talks AS mine (recording_id, learner_id, attempt_id, day, talks, seconds,
    graded, words, talk_seconds, pause_seconds, diversity, pronunciation)
  VALUES (recording, owner, given.attempt_id, learning_day(given.answered_at), 1, length,
    (measures IS NOT NULL)::int,
    coalesce((measures ->> 'words')::float8::int, 0),
    coalesce((measures ->> 'talk_seconds')::float8, 0),
    coalesce((measures ->> 'talk_seconds')::float8 * (measures ->> 'pause_share')::float8, 0),
    coalesce((measures ->> 'diversity')::float8, 0),
    coalesce((measures ->> 'pronunciation')::float8, 0))
  ON CONFLICT (learner_id, recording_id) DO UPDATE SET
    attempt_id = excluded.attempt_id, day = least(mine.day, excluded.day), seconds = excluded.seconds,
    graded = excluded.graded, words = excluded.words, talk_seconds = excluded.talk_seconds,
    pause_seconds = excluded.pause_seconds, diversity = excluded.diversity, pronunciation = excluded.pronunciation;
END $$;--> statement-breakpoint
CREATE FUNCTION speaking_talk_heard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM speaking_record_talk(NEW);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER speaking_talk_evaluated AFTER INSERT OR UPDATE OF evaluation ON attempt_answers
FOR EACH ROW WHEN (NEW.evaluation #>> '{content,kind}' = 'talk') EXECUTE FUNCTION speaking_talk_heard();--> statement-breakpoint
-- A band is that of the evaluations that there are: when one changes, it is given anew.
CREATE FUNCTION speaking_band_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM speaking_bands WHERE attempt_id = NEW.attempt_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER speaking_band_changed AFTER UPDATE OF evaluation ON attempt_answers
FOR EACH ROW WHEN (OLD.evaluation IS DISTINCT FROM NEW.evaluation) EXECUTE FUNCTION speaking_band_outdated();--> statement-breakpoint
CREATE FUNCTION speaking_count_done(given attempts, owner uuid, sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM exercises WHERE id = given.exercise_id AND kind = 'speaking') THEN RETURN; END IF;
  PERFORM learning_lock(owner);
  INSERT INTO speaking_done AS sums (learner_id, exercise_id, done) VALUES (owner, given.exercise_id, sign)
  ON CONFLICT (learner_id, exercise_id) DO UPDATE SET done = sums.done + excluded.done;
END $$;--> statement-breakpoint
CREATE FUNCTION speaking_attempt_submitted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM speaking_count_done(NEW, NEW.learner_id, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER speaking_attempt_stored AFTER INSERT ON attempts
FOR EACH ROW WHEN (NEW.submitted_at IS NOT NULL) EXECUTE FUNCTION speaking_attempt_submitted();--> statement-breakpoint
CREATE TRIGGER speaking_attempt_done AFTER UPDATE OF submitted_at ON attempts
FOR EACH ROW WHEN (OLD.submitted_at IS NULL AND NEW.submitted_at IS NOT NULL)
EXECUTE FUNCTION speaking_attempt_submitted();--> statement-breakpoint
-- What a guest said is the learner's who claims it.
CREATE FUNCTION speaking_attempt_claimed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE speaking_talks SET learner_id = NEW.learner_id WHERE attempt_id = NEW.id;
  UPDATE speaking_bands SET learner_id = NEW.learner_id WHERE attempt_id = NEW.id;
  IF NEW.submitted_at IS NOT NULL THEN
    PERFORM speaking_count_done(NEW, OLD.learner_id, -1), speaking_count_done(NEW, NEW.learner_id, 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER speaking_attempt_owner AFTER UPDATE OF learner_id ON attempts
FOR EACH ROW WHEN (OLD.learner_id <> NEW.learner_id) EXECUTE FUNCTION speaking_attempt_claimed();
