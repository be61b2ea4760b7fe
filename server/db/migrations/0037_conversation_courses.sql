CREATE TABLE "conversation_learners" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb,
	"suggested_level" integer,
	"max_level" integer NOT NULL,
	"selected_level" integer,
	"selected_at" timestamp with time zone,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_learners" ADD CONSTRAINT "conversation_learners_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scene_visits_by_time" ON "scene_visits" USING btree ("scene_id","visited_at");