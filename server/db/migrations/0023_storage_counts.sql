CREATE TABLE "learner_storage" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"stored_bytes" bigint DEFAULT 0 NOT NULL,
	"unattached_bytes" bigint DEFAULT 0 NOT NULL,
	"day" date DEFAULT '1970-01-01' NOT NULL,
	"day_recorded_bytes" bigint DEFAULT 0 NOT NULL,
	"day_written_bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "first_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "learner_storage" ADD CONSTRAINT "learner_storage_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_unused" ON "recordings" USING btree ("unused_since","id") WHERE "recordings"."unused_since" is not null;--> statement-breakpoint
CREATE FUNCTION storage_recording() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO learner_storage AS mine (learner_id, stored_bytes, unattached_bytes)
    VALUES (NEW.learner_id, NEW.length, CASE WHEN NEW.first_used_at IS NULL THEN NEW.length ELSE 0 END)
    ON CONFLICT (learner_id) DO UPDATE SET
      stored_bytes = mine.stored_bytes + EXCLUDED.stored_bytes,
      unattached_bytes = mine.unattached_bytes + EXCLUDED.unattached_bytes;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE learner_storage SET unattached_bytes = unattached_bytes - NEW.length WHERE learner_id = NEW.learner_id;
  ELSE
    UPDATE learner_storage SET
      stored_bytes = stored_bytes - OLD.length,
      unattached_bytes = unattached_bytes - CASE WHEN OLD.first_used_at IS NULL THEN OLD.length ELSE 0 END
    WHERE learner_id = OLD.learner_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER storage_recording_kept AFTER INSERT OR DELETE ON recordings
FOR EACH ROW EXECUTE FUNCTION storage_recording();--> statement-breakpoint
CREATE TRIGGER storage_recording_used AFTER UPDATE OF first_used_at ON recordings
FOR EACH ROW WHEN (OLD.first_used_at IS NULL AND NEW.first_used_at IS NOT NULL) EXECUTE FUNCTION storage_recording();--> statement-breakpoint
CREATE FUNCTION storage_answer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  left_id uuid;
  taken_id uuid;
BEGIN
  IF TG_OP <> 'INSERT' THEN left_id := (OLD.answer ->> 'recording_id')::uuid; END IF;
  IF TG_OP <> 'DELETE' THEN taken_id := (NEW.answer ->> 'recording_id')::uuid; END IF;
  IF left_id IS NOT DISTINCT FROM taken_id THEN RETURN NULL; END IF;
  UPDATE recordings SET uses = uses - 1, unused_since = CASE WHEN uses = 1 THEN now() END WHERE id = left_id;
  UPDATE recordings SET uses = uses + 1, unused_since = NULL, first_used_at = coalesce(first_used_at, now())
  WHERE id = taken_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER storage_attempt_answer AFTER INSERT OR UPDATE OF answer OR DELETE ON attempt_answers
FOR EACH ROW EXECUTE FUNCTION storage_answer();--> statement-breakpoint
CREATE TRIGGER storage_revise_answer AFTER INSERT OR UPDATE OF answer OR DELETE ON revise_answers
FOR EACH ROW EXECUTE FUNCTION storage_answer();--> statement-breakpoint
-- What was there before. What no answer refers to is given its whole time from now on.
WITH used AS (
  SELECT id, count(*)::integer AS times
  FROM (
    SELECT (answer ->> 'recording_id')::uuid AS id FROM attempt_answers
    UNION ALL SELECT (answer ->> 'recording_id')::uuid FROM revise_answers
  ) AS given
  WHERE id IS NOT NULL
  GROUP BY id
)
UPDATE recordings SET uses = used.times, first_used_at = now() FROM used WHERE used.id = recordings.id;--> statement-breakpoint
UPDATE recordings SET unused_since = now() WHERE uses = 0 AND blob_key IS NOT NULL;--> statement-breakpoint
INSERT INTO learner_storage (learner_id, stored_bytes, unattached_bytes)
SELECT learner_id, sum(length), coalesce(sum(length) FILTER (WHERE first_used_at IS NULL), 0)
FROM recordings GROUP BY learner_id
ON CONFLICT (learner_id) DO UPDATE SET
  stored_bytes = EXCLUDED.stored_bytes, unattached_bytes = EXCLUDED.unattached_bytes;
