ALTER TABLE "exercises" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ALTER COLUMN "lesson_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "test" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "proofs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "part" integer;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_place" CHECK (num_nulls("exercises"."course_id", "exercises"."lesson_id") = case when "exercises"."kind" = 'test' then 2 else 0 end);--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_test" CHECK (("exercises"."kind" = 'test') = ("exercises"."test" is not null));--> statement-breakpoint
UPDATE "questions" SET "question" = jsonb_set("question", '{content}', '{"layout": "summary", "picture": null}'::jsonb || ("question" -> 'content')) WHERE "question" -> 'content' ->> 'type_code' = 'fill_paragraph';
