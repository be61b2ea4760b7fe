CREATE TABLE "provider_usage" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "provider_usage_learner_id_day_pk" PRIMARY KEY("learner_id","day")
);
--> statement-breakpoint
ALTER TABLE "provider_usage" ADD CONSTRAINT "provider_usage_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;