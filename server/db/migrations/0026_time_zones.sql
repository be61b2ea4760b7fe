CREATE TABLE "time_zone_changes" (
	"learner_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"earlier" text NOT NULL,
	"skipped" date[] NOT NULL,
	CONSTRAINT "time_zone_changes_learner_id_at_pk" PRIMARY KEY("learner_id","at")
);
--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "time_zone" text DEFAULT 'Asia/Ho_Chi_Minh' NOT NULL;--> statement-breakpoint
ALTER TABLE "time_zone_changes" ADD CONSTRAINT "time_zone_changes_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;