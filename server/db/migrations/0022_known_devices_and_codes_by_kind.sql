CREATE TABLE "known_devices" (
	"learner_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_learner_id_mark_pk" PRIMARY KEY("learner_id","mark")
);
--> statement-breakpoint
ALTER TABLE "otps" DROP CONSTRAINT "otps_pkey";--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "kind" integer;--> statement-breakpoint
-- A code under way stays good for what it can have been sent for.
UPDATE "otps" SET "kind" = CASE WHEN EXISTS (SELECT 1 FROM "learners" WHERE "learners"."phone" = "otps"."phone") THEN 1 ELSE 0 END;--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "lane" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_phone_kind_lane_pk" PRIMARY KEY("phone","kind","lane");--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "device_mark" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "embedded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A session that has long been idle ends with the others from now on.
UPDATE "tokens" SET "expires_at" = least("expires_at", "last_used_at" + interval '90 days');--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("seen_at");
