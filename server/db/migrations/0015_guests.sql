CREATE TABLE "visitors" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"guest_id" uuid,
	"claimed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learners" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_guest_id_learners_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitors_guest" ON "visitors" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "visitors_last_used" ON "visitors" USING btree ("last_used_at");