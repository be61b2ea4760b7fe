CREATE TABLE "vip_grants" (
	"learner_id" uuid NOT NULL,
	"product" text NOT NULL,
	"until" date,
	CONSTRAINT "vip_grants_learner_id_product_pk" PRIMARY KEY("learner_id","product")
);
--> statement-breakpoint
ALTER TABLE "vip_grants" ADD CONSTRAINT "vip_grants_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;