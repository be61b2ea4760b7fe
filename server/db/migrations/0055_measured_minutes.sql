CREATE TABLE "study_times" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"course_id" text,
	"seconds" integer NOT NULL,
	"spans" jsonb NOT NULL,
	CONSTRAINT "study_times_learner_id_day_subject_pk" PRIMARY KEY("learner_id","day","subject")
);
--> statement-breakpoint
ALTER TABLE "study_events" ADD COLUMN "estimated_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_times" ADD CONSTRAINT "study_times_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_times" ADD CONSTRAINT "study_times_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_times_course" ON "study_times" USING btree ("learner_id","course_id","day");--> statement-breakpoint
-- What was completed before time was measured keeps an estimate: the planned minutes, or the time from the first answer to
-- the submission where that was shorter. No day of study changes, so stored streaks stay.
ALTER TABLE "study_events" DISABLE TRIGGER "study_events_streak";--> statement-breakpoint
UPDATE "study_events" e SET "estimated_minutes" = least(e."minutes", coalesce((
	SELECT greatest(1, ceil(extract(epoch FROM a."submitted_at" - a."opened_at") / 60))::integer FROM "attempts" a
	WHERE a."learner_id" = e."learner_id" AND a."submitted_at" = e."at" ORDER BY a."opened_at" LIMIT 1
), e."minutes")) WHERE e."minutes" > 0;--> statement-breakpoint
ALTER TABLE "study_events" ENABLE TRIGGER "study_events_streak";
