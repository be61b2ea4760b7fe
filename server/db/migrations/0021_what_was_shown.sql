ALTER TABLE "attempt_answers" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "keys_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "is_repetition" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "clock_doubtful" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "timed_by_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was there before: a result of some days ago has been looked at; one of today may still wait for answers.
UPDATE "attempts" SET "keys_shown_at" = "received_at"
WHERE "submitted_at" IS NOT NULL AND "received_at" < now() - interval '2 days';--> statement-breakpoint
UPDATE "attempts" SET "timed_by_device" = true
WHERE "deadline_at" IS NOT NULL AND "received_at" > "opened_at" + interval '2 minutes';
