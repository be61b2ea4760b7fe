CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"learner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings_to_erase" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blob_key" text
);
--> statement-breakpoint
CREATE TABLE "advice_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"learner_id" uuid,
	"product_id" integer,
	"product_name" text NOT NULL,
	"phone" text NOT NULL,
	"children_name" text NOT NULL,
	"children_yob" integer NOT NULL,
	"children_ability" text NOT NULL,
	"referer" text,
	"type_id" integer NOT NULL,
	"source" text NOT NULL,
	"description" text
);
--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "birthday" date;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "province_code" text;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "ward_code" text;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "address_line" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD CONSTRAINT "advice_requests_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_learner" ON "consents" USING btree ("learner_id");--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_id_unique" UNIQUE("id");