CREATE TABLE "pronunciation_lessons" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pronunciation_progress" (
	"learner_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"section" text NOT NULL,
	"begun_at" bigint NOT NULL,
	"completed_at" bigint,
	"best_score" real,
	"best_at" bigint,
	"latest_score" real,
	"latest_at" bigint,
	CONSTRAINT "pronunciation_progress_learner_id_lesson_id_section_pk" PRIMARY KEY("learner_id","lesson_id","section")
);
--> statement-breakpoint
ALTER TABLE "notebook_cards" DROP CONSTRAINT "notebook_cards_kind";--> statement-breakpoint
ALTER TABLE "notebook_cards" ADD COLUMN "sound" text;--> statement-breakpoint
ALTER TABLE "pronunciation_progress" ADD CONSTRAINT "pronunciation_progress_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciation_progress" ADD CONSTRAINT "pronunciation_progress_lesson_id_pronunciation_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."pronunciation_lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_cards" ADD CONSTRAINT "notebook_cards_kind" CHECK (num_nonnulls("notebook_cards"."question_id", "notebook_cards"."word", "notebook_cards"."sound") = 1);