CREATE TABLE "course_levels" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_events" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"course_id" text,
	"minutes" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"counts" boolean NOT NULL,
	CONSTRAINT "study_events_learner_id_day_subject_pk" PRIMARY KEY("learner_id","day","subject")
);
--> statement-breakpoint
CREATE TABLE "trial_registrations" (
	"learner_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_registrations_learner_id_course_id_pk" PRIMARY KEY("learner_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "mark_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_activations" ADD COLUMN "extend_learn_types" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "course_levels" ADD CONSTRAINT "course_levels_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_events" ADD CONSTRAINT "study_events_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_events" ADD CONSTRAINT "study_events_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_registrations" ADD CONSTRAINT "trial_registrations_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_registrations" ADD CONSTRAINT "trial_registrations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_events_course" ON "study_events" USING btree ("learner_id","course_id","day");--> statement-breakpoint
CREATE INDEX "attempts_learner_submitted" ON "attempts" USING btree ("learner_id","submitted_at") WHERE "attempts"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "attempts_learner_received" ON "attempts" USING btree ("learner_id","received_at");--> statement-breakpoint
-- What was completed before streaks were kept makes its days too.
INSERT INTO "study_events" ("learner_id", "day", "subject", "course_id", "minutes", "at", "counts")
SELECT p."learner_id", (p."at" AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, 'section:' || l."id" || '/' || p."section_id", l."course_id",
	coalesce((SELECT (s ->> 'minutes')::integer FROM jsonb_array_elements(l."sections") s WHERE s ->> 'id' = p."section_id"), 0), p."at", true
FROM "section_progress" p JOIN "lessons" l ON l."id" = p."lesson_id" WHERE p."status" = 2
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "study_events" ("learner_id", "day", "subject", "course_id", "minutes", "at", "counts")
SELECT a."learner_id", (a."submitted_at" AT TIME ZONE 'Asia/Ho_Chi_Minh')::date,
	coalesce('section:' || e."lesson_id" || '/' || (s.value ->> 'id'), e."kind" || ':' || e."id"), e."course_id",
	coalesce((s.value ->> 'minutes')::integer, (e."test" ->> 'minutes')::integer, 0), a."submitted_at", true
FROM "attempts" a JOIN "exercises" e ON e."id" = a."exercise_id"
LEFT JOIN "lessons" l ON l."id" = e."lesson_id"
LEFT JOIN LATERAL (SELECT value FROM jsonb_array_elements(l."sections") WHERE value ->> 'kind' = 'practice' AND value ->> 'module_id' = e."id" LIMIT 1) s ON true
WHERE a."submitted_at" IS NOT NULL AND NOT a."closed_by_time"
ON CONFLICT DO NOTHING;
