-- The audit trail: rows are chained as they are added, one at a time, and never changed. Whoever adds one does so last in
-- their transaction (server/domain/audit/audit.ts), so whoever holds the lock waits for nothing else.
-- What is hashed is described once more, for verification, in server/desk/verify-trail.ts.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before record;
BEGIN
  PERFORM pg_advisory_xact_lock(4711003);
  SELECT id, hash INTO before FROM audit_entries ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(before.id, 0) + 1;
  NEW.previous := coalesce(before.hash, '');
  NEW.at := date_trunc('milliseconds', clock_timestamp());
  NEW.hash := encode(sha256(convert_to(concat_ws(E'\n',
    NEW.previous, NEW.id, (extract(epoch FROM NEW.at) * 1000)::bigint, NEW.actor, NEW.action,
    array_to_string(NEW.subjects, ','), coalesce(NEW.object, '')), 'UTF8')), 'hex');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_chained BEFORE INSERT ON audit_entries
FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();--> statement-breakpoint
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entry();
