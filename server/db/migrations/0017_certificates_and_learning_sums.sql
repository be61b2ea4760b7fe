CREATE TABLE "certificate_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"first_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"serial" text NOT NULL,
	"payload" text NOT NULL,
	"signature" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_serial_unique" UNIQUE("serial"),
	CONSTRAINT "certificates_learner_course" UNIQUE("learner_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "band_days" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"skill" text NOT NULL,
	"total" real NOT NULL,
	"graded" integer NOT NULL,
	CONSTRAINT "band_days_learner_id_day_skill_pk" PRIMARY KEY("learner_id","day","skill")
);
--> statement-breakpoint
CREATE TABLE "learning_days" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"skill" text NOT NULL,
	"type_code" text NOT NULL,
	"answered" integer NOT NULL,
	"correct" integer NOT NULL,
	CONSTRAINT "learning_days_learner_id_day_skill_type_code_pk" PRIMARY KEY("learner_id","day","skill","type_code")
);
--> statement-breakpoint
CREATE TABLE "test_marks" (
	"learner_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"attempt_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"marks" real NOT NULL,
	CONSTRAINT "test_marks_learner_id_at_attempt_id_pk" PRIMARY KEY("learner_id","at","attempt_id"),
	CONSTRAINT "test_marks_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "band_days" ADD CONSTRAINT "band_days_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_marks" ADD CONSTRAINT "test_marks_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_marks" ADD CONSTRAINT "test_marks_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_marks" ADD CONSTRAINT "test_marks_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION learning_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT ((moment AT TIME ZONE 'UTC') + interval '7 hours')::date
$$;--> statement-breakpoint
-- One at a time for each learner, or two submissions could wait for each other's sums.
CREATE FUNCTION learning_lock(learner uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('learning ' || learner::text, 0))
$$;--> statement-breakpoint
-- What an answer counts for: the skill of its test, or of its part of a mixed one; else what it rests on.
CREATE FUNCTION learning_skill(exercise exercises, type_code text, part int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE coalesce(nullif(exercise.test ->> 'skill', 'mixed'), exercise.test -> 'parts' -> (part - 1) ->> 'skill')
    WHEN 'use_of_english' THEN 'language'
    WHEN 'listening' THEN 'listening'
    WHEN 'reading' THEN 'reading'
    WHEN 'writing' THEN 'writing'
    WHEN 'speaking' THEN 'speaking'
    ELSE CASE
      WHEN type_code = 'ielts_writing' THEN 'writing'
      WHEN type_code IN ('ielts_scripted_speaking', 'ielts_unscripted_speaking', 'voice') THEN 'speaking'
      WHEN exercise.audio IS NOT NULL THEN 'listening'
      WHEN exercise.passage IS NOT NULL THEN 'reading'
      ELSE 'language' END
    END
$$;--> statement-breakpoint
CREATE FUNCTION learning_add_answer(learner uuid, moment timestamptz, skill_name text, type_name text, was_right boolean, sign int)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO learning_days AS sums (learner_id, day, skill, type_code, answered, correct)
  VALUES (learner, learning_day(moment), skill_name, type_name, sign, CASE WHEN was_right THEN sign ELSE 0 END)
  ON CONFLICT (learner_id, day, skill, type_code) DO UPDATE
  SET answered = sums.answered + excluded.answered, correct = sums.correct + excluded.correct
$$;--> statement-breakpoint
-- Adds (sign 1) or takes back (sign -1) what an answer of an attempt counts for with a learner.
CREATE FUNCTION learning_count_answer(given attempt_answers, owner uuid, sign int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  place record;
  band real := (given.evaluation #>> '{content,result,band,point}')::real;
BEGIN
  IF given.is_correct IS NULL AND band IS NULL THEN RETURN; END IF;
  SELECT q.question #>> '{content,type_code}' AS type_code,
    learning_skill(e, q.question #>> '{content,type_code}', q.part) AS skill
  INTO place
  FROM attempts a
  JOIN exercises e ON e.id = a.exercise_id
  JOIN questions q ON q.exercise_id = a.exercise_id AND q.id = given.question_id
  WHERE a.id = given.attempt_id;
  IF place.skill IS NULL THEN RETURN; END IF;
  PERFORM learning_lock(owner);
  IF given.is_correct IS NOT NULL THEN
    PERFORM learning_add_answer(owner, given.answered_at, place.skill, place.type_code, given.is_correct, sign);
  END IF;
  IF band IS NOT NULL THEN
    INSERT INTO band_days AS sums (learner_id, day, skill, total, graded)
    VALUES (owner, learning_day(given.answered_at), place.skill, sign * band, sign)
    ON CONFLICT (learner_id, day, skill) DO UPDATE
    SET total = sums.total + excluded.total, graded = sums.graded + excluded.graded;
  END IF;
END $$;--> statement-breakpoint
-- The same for the marks of a timed test.
CREATE FUNCTION learning_count_marks(given attempt_answers, sign int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO test_marks AS sums (learner_id, at, attempt_id, exercise_id, marks)
  SELECT a.learner_id, given.answered_at, a.id, a.exercise_id, sign * coalesce(given.marks_won, 0)
  FROM attempts a JOIN exercises e ON e.id = a.exercise_id
  WHERE a.id = given.attempt_id AND e.kind = 'test' AND given.is_correct IS NOT NULL
  ON CONFLICT (attempt_id) DO UPDATE
  SET marks = sums.marks + excluded.marks, at = greatest(sums.at, excluded.at)
$$;--> statement-breakpoint
CREATE FUNCTION learning_answer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := (SELECT learner_id FROM attempts WHERE id = NEW.attempt_id);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM learning_count_answer(OLD, owner, -1);
    PERFORM learning_count_marks(OLD, -1);
  END IF;
  PERFORM learning_count_answer(NEW, owner, 1);
  PERFORM learning_count_marks(NEW, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER learning_answer_stored AFTER INSERT ON attempt_answers
FOR EACH ROW WHEN (NEW.is_correct IS NOT NULL OR NEW.evaluation IS NOT NULL) EXECUTE FUNCTION learning_answer_changed();--> statement-breakpoint
CREATE TRIGGER learning_answer_marked AFTER UPDATE ON attempt_answers
FOR EACH ROW WHEN (
  (OLD.is_correct, OLD.marks_won, OLD.evaluation, OLD.answered_at) IS DISTINCT FROM
  (NEW.is_correct, NEW.marks_won, NEW.evaluation, NEW.answered_at)
) EXECUTE FUNCTION learning_answer_changed();--> statement-breakpoint
-- What a guest did counts for the learner who claims it.
CREATE FUNCTION learning_attempt_claimed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learning_count_answer(given, OLD.learner_id, -1), learning_count_answer(given, NEW.learner_id, 1)
  FROM attempt_answers given WHERE given.attempt_id = NEW.id;
  UPDATE test_marks SET learner_id = NEW.learner_id WHERE attempt_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER learning_attempt_owner AFTER UPDATE OF learner_id ON attempts
FOR EACH ROW WHEN (OLD.learner_id <> NEW.learner_id) EXECUTE FUNCTION learning_attempt_claimed();--> statement-breakpoint
-- Each try at a question of a revise set counts: only the last one is stored, but all of them were made.
CREATE FUNCTION learning_revise_answered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place record;
BEGIN
  SELECT q.question #>> '{content,type_code}' AS type_code,
    learning_skill(e, q.question #>> '{content,type_code}', q.part) AS skill
  INTO place
  FROM questions q JOIN exercises e ON e.id = q.exercise_id
  WHERE q.exercise_id = NEW.revise_id AND q.id = NEW.question_id;
  PERFORM learning_lock(NEW.learner_id);
  PERFORM learning_add_answer(NEW.learner_id, NEW.at, place.skill, place.type_code, NEW.is_correct, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER learning_revise_first AFTER INSERT ON revise_answers
FOR EACH ROW WHEN (NEW.is_correct IS NOT NULL) EXECUTE FUNCTION learning_revise_answered();--> statement-breakpoint
CREATE TRIGGER learning_revise_again AFTER UPDATE ON revise_answers
FOR EACH ROW WHEN (NEW.is_correct IS NOT NULL AND NEW.at IS DISTINCT FROM OLD.at) EXECUTE FUNCTION learning_revise_answered();--> statement-breakpoint
-- What was there before.
DO $$ BEGIN
  PERFORM learning_count_answer(given, a.learner_id, 1), learning_count_marks(given, 1)
  FROM attempt_answers given JOIN attempts a ON a.id = given.attempt_id;
  PERFORM learning_add_answer(r.learner_id, r.at, learning_skill(e, q.question #>> '{content,type_code}', q.part),
    q.question #>> '{content,type_code}', r.is_correct, 1)
  FROM revise_answers r
  JOIN exercises e ON e.id = r.revise_id
  JOIN questions q ON q.exercise_id = r.revise_id AND q.id = r.question_id
  WHERE r.is_correct IS NOT NULL;
END $$;
