CREATE TABLE "open_scenes" (
	"learner_id" uuid NOT NULL,
	"scene_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_scenes_learner_id_scene_id_pk" PRIMARY KEY("learner_id","scene_id")
);
--> statement-breakpoint
ALTER TABLE "open_scenes" ADD CONSTRAINT "open_scenes_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_scenes" ADD CONSTRAINT "open_scenes_scene_id_conversation_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."conversation_scenes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revise_answers_recent" ON "revise_answers" USING btree ("learner_id","at");