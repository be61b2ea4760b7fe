ALTER TABLE "learners" ADD COLUMN "avatar_blob" text;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "avatar_bytes" integer;--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_avatar_url_unique" UNIQUE("avatar_url");