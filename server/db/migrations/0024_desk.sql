CREATE TABLE "maintenance" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "maintenance_only" CHECK ("maintenance"."only")
);
--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_reports" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "question_reports" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_reports" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "question_reports_answered" ON "question_reports" USING btree ("learner_id","answered_at");