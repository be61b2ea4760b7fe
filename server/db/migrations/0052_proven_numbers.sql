ALTER TABLE "learners" ADD COLUMN "phone_is_proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Accounts that `operator demo` made, whose owners have not signed in: by a code, which sets their password.
update learners set phone_is_proven = false where registration ->> 'source' = 'demo' and password_hash is null;
