CREATE TABLE "pushes" (
	"learner_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"attempt_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "pushes_learner_id_tag_pk" PRIMARY KEY("learner_id","tag")
);
--> statement-breakpoint
DROP TABLE "push_news" CASCADE;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("due_at") WHERE "pushes"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "pushes_attempt" ON "pushes" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "pushes_age" ON "pushes" USING btree ("created_at");