CREATE TABLE "payment_ways" (
	"id" text PRIMARY KEY NOT NULL,
	"methods" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "course_id" text;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "certificate" jsonb DEFAULT '{"answered":80,"result":50}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "restarts" ADD COLUMN "answered_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD CONSTRAINT "advice_requests_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;