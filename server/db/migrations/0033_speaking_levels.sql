CREATE TABLE "speaking_levels" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"source" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "speaking_levels" ADD CONSTRAINT "speaking_levels_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_learner_open" ON "attempts" USING btree ("learner_id","opened_at") WHERE "attempts"."submitted_at" is null and "attempts"."given_up_at" is null;