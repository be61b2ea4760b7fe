CREATE TABLE "grading_counts" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"asked" integer NOT NULL,
	CONSTRAINT "grading_counts_learner_id_day_pk" PRIMARY KEY("learner_id","day")
);
--> statement-breakpoint
CREATE TABLE "restarts" (
	"learner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"module_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "restarts_learner_id_kind_module_id_pk" PRIMARY KEY("learner_id","kind","module_id")
);
--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "feedback" text DEFAULT 'instant' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "section_progress" ADD COLUMN "begun_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "section_progress" ADD COLUMN "completed_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grading_counts" ADD CONSTRAINT "grading_counts_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restarts" ADD CONSTRAINT "restarts_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;