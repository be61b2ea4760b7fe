CREATE TABLE "advice_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advice_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"note_id" uuid,
	CONSTRAINT "advice_events_note_id_unique" UNIQUE("note_id")
);
--> statement-breakpoint
CREATE TABLE "data_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"offered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grading_times" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grading_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "advice_events" ADD CONSTRAINT "advice_events_request_id_advice_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."advice_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_offers" ADD CONSTRAINT "data_offers_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advice_events_request" ON "advice_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "data_offers_learner" ON "data_offers" USING btree ("learner_id","offered_at");--> statement-breakpoint
CREATE INDEX "grading_times_at" ON "grading_times" USING btree ("at");--> statement-breakpoint
ALTER TABLE "advice_requests" ADD CONSTRAINT "advice_requests_assignee_id_learners_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learners_phone_end" ON "learners" USING btree (reverse("phone") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "learners_registered" ON "learners" USING btree ("created_at") WHERE "learners"."phone" is not null;--> statement-breakpoint
CREATE INDEX "advice_requests_state" ON "advice_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "advice_requests_assignee" ON "advice_requests" USING btree ("assignee_id","id");--> statement-breakpoint
CREATE INDEX "advice_requests_learner" ON "advice_requests" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "advice_requests_phone" ON "advice_requests" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "advice_requests_phone_end" ON "advice_requests" USING btree (reverse("phone") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "provider_usage_day" ON "provider_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "teacher_gradings_graded" ON "teacher_gradings" USING btree ("graded_at") WHERE "teacher_gradings"."status" = 'finished';--> statement-breakpoint
CREATE INDEX "attempts_submitted" ON "attempts" USING btree ("submitted_at","exercise_id") WHERE "attempts"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "question_reports_open" ON "question_reports" USING btree ("id") WHERE "question_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "study_events_day" ON "study_events" USING btree ("day","learner_id");