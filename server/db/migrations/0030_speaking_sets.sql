CREATE TABLE "speaking_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"position" integer NOT NULL,
	"part" integer,
	"category" text,
	"level" integer NOT NULL,
	"is_free" boolean NOT NULL,
	"title_vi" text NOT NULL,
	"summary_vi" text NOT NULL,
	"questions" integer NOT NULL,
	"minutes" integer NOT NULL,
	"detail" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speaking_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exercises" DROP CONSTRAINT "exercises_place";--> statement-breakpoint
ALTER TABLE "speaking_sets" ADD CONSTRAINT "speaking_sets_id_exercises_id_fk" FOREIGN KEY ("id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_place" CHECK (num_nulls("exercises"."course_id", "exercises"."lesson_id") = case when "exercises"."kind" in ('test', 'speaking') then 2 else 0 end);