-- A talk that waits to be graded anew, or could not be graded, says nothing any more: it counted on with what had been
-- found before. Where an attempt repeats the answer and has a result of it, that one counts.
CREATE FUNCTION speaking_talk_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said text := OLD.answer ->> 'recording_id';
  gone speaking_talks;
BEGIN
  DELETE FROM speaking_talks WHERE attempt_id = OLD.attempt_id AND recording_id = said::uuid RETURNING * INTO gone;
  IF gone IS NULL THEN RETURN NULL; END IF;
  PERFORM speaking_record_talk(given)
  FROM attempts mine
  JOIN attempts a ON a.learner_id = mine.learner_id AND a.exercise_id = mine.exercise_id AND a.id <> mine.id
  JOIN attempt_answers given ON given.attempt_id = a.id
  WHERE mine.id = OLD.attempt_id AND given.answer ->> 'recording_id' = said
    AND given.evaluation #>> '{content,kind}' = 'talk';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER speaking_talk_without_result AFTER UPDATE OF evaluation ON attempt_answers
FOR EACH ROW WHEN (
  OLD.evaluation #>> '{content,kind}' = 'talk' AND NEW.evaluation #>> '{content,kind}' IS DISTINCT FROM 'talk'
) EXECUTE FUNCTION speaking_talk_forgotten();--> statement-breakpoint
-- What counted on before.
DELETE FROM speaking_talks talk WHERE NOT EXISTS (
  SELECT FROM attempt_answers given
  WHERE given.attempt_id = talk.attempt_id AND given.answer ->> 'recording_id' = talk.recording_id::text
    AND given.evaluation #>> '{content,kind}' = 'talk'
);
