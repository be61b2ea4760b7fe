CREATE TABLE "heartbeats" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "heartbeats_only" CHECK ("heartbeats"."only")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"found_by" text NOT NULL,
	CONSTRAINT "outages_span" CHECK ("outages"."from_at" < "outages"."to_at")
);
--> statement-breakpoint
CREATE TABLE "streak_months" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"length" integer NOT NULL,
	"freezes" integer NOT NULL,
	"longest" integer NOT NULL,
	CONSTRAINT "streak_months_learner_id_day_pk" PRIMARY KEY("learner_id","day")
);
--> statement-breakpoint
ALTER TABLE "streak_months" ADD CONSTRAINT "streak_months_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outages_end" ON "outages" USING btree ("to_at");--> statement-breakpoint
CREATE INDEX "streak_months_day" ON "streak_months" USING btree ("day");--> statement-breakpoint
-- A day that changes late (a guest's work is claimed, work arrives) makes the streaks after it unknown. Whoever stores
-- one holds the learner's row (server/areas/course-learning/streak-months.ts), so that no event of theirs is missed.
CREATE FUNCTION forget_streak_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    DELETE FROM streak_months WHERE learner_id = NEW.learner_id AND day >= NEW.day;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM streak_months WHERE learner_id = OLD.learner_id AND day >= OLD.day;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER study_events_streak AFTER INSERT OR UPDATE OR DELETE ON study_events
FOR EACH ROW EXECUTE FUNCTION forget_streak_months();--> statement-breakpoint
-- The same for an outage, for everybody. A day begins up to 14 hours before it does in Greenwich. Those who are storing
-- a streak just now have not seen it: they are waited for.
CREATE FUNCTION forget_streaks_of_outage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE streak_months IN SHARE ROW EXCLUSIVE MODE;
  IF TG_OP <> 'DELETE' THEN
    DELETE FROM streak_months WHERE day >= (NEW.from_at AT TIME ZONE 'UTC')::date - 1;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM streak_months WHERE day >= (OLD.from_at AT TIME ZONE 'UTC')::date - 1;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER outages_streak AFTER INSERT OR UPDATE OR DELETE ON outages
FOR EACH ROW EXECUTE FUNCTION forget_streaks_of_outage();
