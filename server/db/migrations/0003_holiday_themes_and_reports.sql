CREATE TABLE "themes" (
	"id" text PRIMARY KEY NOT NULL,
	"theme" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid,
	"question_id" text NOT NULL,
	"errors" jsonb NOT NULL,
	"content" text NOT NULL,
	"is_again" boolean NOT NULL,
	"debug" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_reports_question" ON "question_reports" USING btree ("question_id","learner_id");