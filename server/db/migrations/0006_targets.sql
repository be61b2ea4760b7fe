ALTER TABLE "learners" ADD COLUMN "target_band" real;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "exam_date" date;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "daily_minutes" integer;--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_target_band" CHECK ("learners"."target_band" between 4 and 9 and mod(("learners"."target_band" * 2)::numeric, 1) = 0);--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_daily_minutes" CHECK ("learners"."daily_minutes" between 5 and 600);