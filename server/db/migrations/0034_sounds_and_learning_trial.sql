CREATE TABLE "learning_trials" (
	"id" text PRIMARY KEY NOT NULL,
	"detail" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tagged_contacts" (
	"learner_id" uuid NOT NULL,
	"book" text NOT NULL,
	"title" text NOT NULL,
	"tagged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tagged_contacts_learner_id_book_pk" PRIMARY KEY("learner_id","book")
);
--> statement-breakpoint
CREATE TABLE "sound_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exercises" DROP CONSTRAINT "exercises_place";--> statement-breakpoint
ALTER TABLE "learning_trials" ADD CONSTRAINT "learning_trials_id_exercises_id_fk" FOREIGN KEY ("id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_contacts" ADD CONSTRAINT "tagged_contacts_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_place" CHECK (case num_nulls("exercises"."course_id", "exercises"."lesson_id") when 0 then "exercises"."kind" not in ('test', 'speaking', 'learning_trial') when 2 then "exercises"."kind" in ('test', 'speaking', 'learning_trial', 'revise') else false end);