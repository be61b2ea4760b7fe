CREATE TABLE "operator_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"until" date,
	"counts_at" timestamp with time zone,
	"outcome" text,
	"decided_by" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verified_devices" (
	"learner_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "verified_devices_learner_id_mark_pk" PRIMARY KEY("learner_id","mark")
);
--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "stranger_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_requests" ADD CONSTRAINT "operator_requests_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_requests" ADD CONSTRAINT "operator_requests_asked_by_learners_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verified_devices" ADD CONSTRAINT "verified_devices_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_requests_waiting" ON "operator_requests" USING btree ("learner_id") WHERE "operator_requests"."outcome" is null;--> statement-breakpoint
CREATE INDEX "operator_requests_asker" ON "operator_requests" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "staff_notices_due" ON "staff_notices" USING btree ("due_at") WHERE "staff_notices"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "staff_notices_age" ON "staff_notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_notices_learner" ON "staff_notices" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "verified_devices_age" ON "verified_devices" USING btree ("verified_at");