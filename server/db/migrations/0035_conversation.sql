CREATE TABLE "conversation_scenes" (
	"id" text PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"data" jsonb NOT NULL,
	"retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scene_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"scene_id" text NOT NULL,
	"end" text NOT NULL,
	"missions" jsonb NOT NULL,
	"understood" integer NOT NULL,
	"turns" integer NOT NULL,
	"visited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scene_visits" ADD CONSTRAINT "scene_visits_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_visits" ADD CONSTRAINT "scene_visits_scene_id_conversation_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."conversation_scenes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scene_visits_of_learner" ON "scene_visits" USING btree ("learner_id","scene_id");