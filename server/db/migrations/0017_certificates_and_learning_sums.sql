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
CREATE TABLE "study_days" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "study_days_learner_id_day_pk" PRIMARY KEY("learner_id","day")
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
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE FUNCTION learning_skill(test_skill text, type_code text, has_passage boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(test_skill, CASE
    WHEN type_code = 'ielts_writing' THEN 'writing'
    WHEN type_code IN ('ielts_scripted_speaking', 'ielts_unscripted_speaking', 'voice') THEN 'speaking'
    WHEN has_passage THEN 'reading'
    ELSE 'language' END)
$$;--> statement-breakpoint
CREATE FUNCTION learning_add_answer(learner uuid, moment timestamptz, skill_name text, type_name text, was_right boolean, sign int)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO learning_days AS sums (learner_id, day, skill, type_code, answered, correct)
  VALUES (learner, learning_day(moment), skill_name, type_name, sign, CASE WHEN was_right THEN sign ELSE 0 END)
  ON CONFLICT (learner_id, day, skill, type_code) DO UPDATE
  SET answered = sums.answered + excluded.answered, correct = sums.correct + excluded.correct
$$;--> statement-breakpoint
-- Adds (sign 1) or takes back (sign -1) what an answer of an attempt counts for.
CREATE FUNCTION learning_count_answer(given attempt_answers, sign int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  place record;
  band real := (given.evaluation #>> '{content,result,band,point}')::real;
BEGIN
  IF given.is_correct IS NULL AND band IS NULL THEN RETURN; END IF;
  SELECT a.learner_id, a.exercise_id, e.kind, q.question #>> '{content,type_code}' AS type_code,
    learning_skill(e.test ->> 'skill', q.question #>> '{content,type_code}', e.passage IS NOT NULL) AS skill
  INTO place
  FROM attempts a
  JOIN exercises e ON e.id = a.exercise_id
  JOIN questions q ON q.exercise_id = a.exercise_id AND q.id = given.question_id
  WHERE a.id = given.attempt_id;
  IF place.learner_id IS NULL THEN RETURN; END IF;
  PERFORM learning_lock(place.learner_id);
  IF given.is_correct IS NOT NULL THEN
    PERFORM learning_add_answer(place.learner_id, given.answered_at, place.skill, place.type_code, given.is_correct, sign);
  END IF;
  IF band IS NOT NULL THEN
    INSERT INTO band_days AS sums (learner_id, day, skill, total, graded)
    VALUES (place.learner_id, learning_day(given.answered_at), place.skill, sign * band, sign)
    ON CONFLICT (learner_id, day, skill) DO UPDATE
    SET total = sums.total + excluded.total, graded = sums.graded + excluded.graded;
  END IF;
  IF place.kind = 'test' AND given.is_correct IS NOT NULL THEN
    INSERT INTO test_marks AS sums (learner_id, at, attempt_id, exercise_id, marks)
    VALUES (place.learner_id, given.answered_at, given.attempt_id, place.exercise_id, sign * coalesce(given.marks_won, 0))
    ON CONFLICT (attempt_id) DO UPDATE
    SET marks = sums.marks + excluded.marks, at = greatest(sums.at, excluded.at);
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION learning_answer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN PERFORM learning_count_answer(OLD, -1); END IF;
  PERFORM learning_count_answer(NEW, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER learning_answer_stored AFTER INSERT ON attempt_answers
FOR EACH ROW WHEN (NEW.is_correct IS NOT NULL OR NEW.evaluation IS NOT NULL) EXECUTE FUNCTION learning_answer_changed();--> statement-breakpoint
CREATE TRIGGER learning_answer_marked AFTER UPDATE ON attempt_answers
FOR EACH ROW WHEN (
  (OLD.is_correct, OLD.marks_won, OLD.evaluation, OLD.answered_at) IS DISTINCT FROM
  (NEW.is_correct, NEW.marks_won, NEW.evaluation, NEW.answered_at)
) EXECUTE FUNCTION learning_answer_changed();--> statement-breakpoint
-- Each try at a question of a revise set counts: only the last one is stored, but all of them were made.
CREATE FUNCTION learning_revise_answered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place record;
BEGIN
  SELECT q.question #>> '{content,type_code}' AS type_code,
    learning_skill(NULL, q.question #>> '{content,type_code}', e.passage IS NOT NULL) AS skill
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
CREATE FUNCTION learning_add_time(learner uuid, moment timestamptz, length real) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF learner IS NULL OR moment IS NULL OR length IS NULL OR length = 0 THEN RETURN; END IF;
  PERFORM learning_lock(learner);
  INSERT INTO study_days AS sums (learner_id, day, seconds) VALUES (learner, learning_day(moment), round(length))
  ON CONFLICT (learner_id, day) DO UPDATE SET seconds = sums.seconds + excluded.seconds;
END $$;--> statement-breakpoint
-- Seconds from opening to submitting: no more than the test has, or an hour for what has no clock.
CREATE FUNCTION learning_attempt_seconds(given attempts) RETURNS real LANGUAGE sql AS $$
  SELECT least(
    greatest(extract(epoch FROM given.submitted_at - given.opened_at), 0),
    60 * coalesce((SELECT (test ->> 'minutes')::real FROM exercises WHERE id = given.exercise_id), 60)
  )::real
$$;--> statement-breakpoint
CREATE FUNCTION learning_attempt_submitted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM learning_add_time(OLD.learner_id, OLD.submitted_at, -learning_attempt_seconds(OLD));
  END IF;
  PERFORM learning_add_time(NEW.learner_id, NEW.submitted_at, learning_attempt_seconds(NEW));
  -- What was nobody's counts from the moment that it is somebody's.
  IF TG_OP = 'UPDATE' THEN
    IF OLD.learner_id IS NULL AND NEW.learner_id IS NOT NULL THEN
      PERFORM learning_count_answer(given, 1) FROM attempt_answers given WHERE given.attempt_id = NEW.id;
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER learning_attempt_stored AFTER INSERT ON attempts
FOR EACH ROW WHEN (NEW.submitted_at IS NOT NULL) EXECUTE FUNCTION learning_attempt_submitted();--> statement-breakpoint
CREATE TRIGGER learning_attempt_changed AFTER UPDATE ON attempts
FOR EACH ROW WHEN ((OLD.learner_id, OLD.opened_at, OLD.submitted_at) IS DISTINCT FROM (NEW.learner_id, NEW.opened_at, NEW.submitted_at))
EXECUTE FUNCTION learning_attempt_submitted();--> statement-breakpoint
-- A practice's time is its attempt's.
CREATE FUNCTION learning_section_seconds(lesson text, section text) RETURNS real LANGUAGE sql AS $$
  SELECT 60 * (each.value ->> 'minutes')::real FROM lessons, jsonb_array_elements(lessons.sections) AS each
  WHERE lessons.id = lesson AND each.value ->> 'id' = section AND each.value ->> 'kind' <> 'practice'
$$;--> statement-breakpoint
CREATE FUNCTION learning_section_completed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learning_add_time(NEW.learner_id, NEW.at, learning_section_seconds(NEW.lesson_id, NEW.section_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER learning_section_stored AFTER INSERT ON section_progress
FOR EACH ROW WHEN (NEW.status = 2) EXECUTE FUNCTION learning_section_completed();--> statement-breakpoint
CREATE TRIGGER learning_section_changed AFTER UPDATE ON section_progress
FOR EACH ROW WHEN (OLD.status <> 2 AND NEW.status = 2) EXECUTE FUNCTION learning_section_completed();--> statement-breakpoint
-- What was there before.
DO $$ BEGIN
  PERFORM learning_count_answer(given, 1) FROM attempt_answers given;
  PERFORM learning_add_answer(r.learner_id, r.at, learning_skill(NULL, q.question #>> '{content,type_code}', e.passage IS NOT NULL),
    q.question #>> '{content,type_code}', r.is_correct, 1)
  FROM revise_answers r
  JOIN exercises e ON e.id = r.revise_id
  JOIN questions q ON q.exercise_id = r.revise_id AND q.id = r.question_id
  WHERE r.is_correct IS NOT NULL;
  PERFORM learning_add_time(given.learner_id, given.submitted_at, learning_attempt_seconds(given)) FROM attempts given;
  PERFORM learning_add_time(learner_id, at, learning_section_seconds(lesson_id, section_id)) FROM section_progress WHERE status = 2;
END $$;
