CREATE TABLE "graded_readings" (
	"learner_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	CONSTRAINT "graded_readings_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "graded_readings" ADD CONSTRAINT "graded_readings_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graded_readings" ADD CONSTRAINT "graded_readings_answer" FOREIGN KEY ("attempt_id","question_id") REFERENCES "public"."attempt_answers"("attempt_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "graded_readings_learner" ON "graded_readings" USING btree ("learner_id","at");--> statement-breakpoint
-- Whether an evaluation is the grade of a reading aloud.
CREATE FUNCTION is_graded_reading(evaluation jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(evaluation #>> '{content,kind}' = 'speaking'
    AND evaluation #>> '{content,result,outcome}' = 'graded', false)
$$;--> statement-breakpoint
CREATE FUNCTION graded_reading_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_graded_reading(NEW.evaluation) THEN
    INSERT INTO graded_readings (learner_id, at, attempt_id, question_id)
    SELECT learner_id, NEW.answered_at, id, NEW.question_id FROM attempts WHERE id = NEW.attempt_id
    ON CONFLICT (attempt_id, question_id) DO UPDATE SET at = excluded.at;
  ELSE
    DELETE FROM graded_readings WHERE attempt_id = NEW.attempt_id AND question_id = NEW.question_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER graded_reading_stored AFTER INSERT ON attempt_answers
FOR EACH ROW WHEN (is_graded_reading(NEW.evaluation)) EXECUTE FUNCTION graded_reading_changed();--> statement-breakpoint
CREATE TRIGGER graded_reading_again AFTER UPDATE OF evaluation, answered_at ON attempt_answers
FOR EACH ROW WHEN (is_graded_reading(OLD.evaluation) OR is_graded_reading(NEW.evaluation))
EXECUTE FUNCTION graded_reading_changed();--> statement-breakpoint
-- What a guest read aloud is the learner's who claims it.
CREATE FUNCTION graded_reading_claimed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE graded_readings SET learner_id = NEW.learner_id WHERE attempt_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER graded_reading_owner AFTER UPDATE OF learner_id ON attempts
FOR EACH ROW WHEN (OLD.learner_id <> NEW.learner_id) EXECUTE FUNCTION graded_reading_claimed();--> statement-breakpoint
-- What was there before.
INSERT INTO graded_readings (learner_id, at, attempt_id, question_id)
SELECT a.learner_id, given.answered_at, a.id, given.question_id
FROM attempt_answers given JOIN attempts a ON a.id = given.attempt_id
WHERE is_graded_reading(given.evaluation);
