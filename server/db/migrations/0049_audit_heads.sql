CREATE TABLE "audit_heads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_heads_at" ON "audit_heads" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER audit_heads_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_heads
FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entry();--> statement-breakpoint
-- Whoever adds an entry must not choose what these names mean, by a temporary table or a schema of their own.
ALTER FUNCTION chain_audit_entry() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION keep_audit_entry() SET search_path = pg_catalog, public, pg_temp;
