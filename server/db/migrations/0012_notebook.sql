CREATE TABLE "notebook_cards" (
	"learner_id" uuid NOT NULL,
	"id" text NOT NULL,
	"exercise_id" text,
	"question_id" text,
	"wrong_answer" jsonb,
	"word" jsonb,
	"memory" jsonb NOT NULL,
	"due" bigint NOT NULL,
	"lapsed_at" bigint NOT NULL,
	"last_event_at" bigint NOT NULL,
	"removed" boolean NOT NULL,
	CONSTRAINT "notebook_cards_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "notebook_cards_kind" CHECK (("notebook_cards"."question_id" is null) = ("notebook_cards"."word" is not null))
);
--> statement-breakpoint
CREATE TABLE "notebook_events" (
	"learner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"card_id" text NOT NULL,
	"kind" text NOT NULL,
	"rating" smallint,
	"answer" jsonb,
	"word" jsonb,
	"at" bigint NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notebook_events_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "notebook_events_rating" CHECK (("notebook_events"."kind" = 'review') = ("notebook_events"."rating" is not null)),
	CONSTRAINT "notebook_events_rating_range" CHECK ("notebook_events"."rating" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "notebook_cards" ADD CONSTRAINT "notebook_cards_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_cards" ADD CONSTRAINT "notebook_cards_question_fk" FOREIGN KEY ("exercise_id","question_id") REFERENCES "public"."questions"("exercise_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_events" ADD CONSTRAINT "notebook_events_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notebook_cards_due" ON "notebook_cards" USING btree ("learner_id","due") WHERE not "notebook_cards"."removed";--> statement-breakpoint
CREATE INDEX "notebook_cards_lapsed" ON "notebook_cards" USING btree ("learner_id","lapsed_at","id") WHERE not "notebook_cards"."removed";--> statement-breakpoint
CREATE INDEX "notebook_events_card" ON "notebook_events" USING btree ("learner_id","card_id","at");--> statement-breakpoint
CREATE INDEX "notebook_events_day" ON "notebook_events" USING btree ("learner_id","at") WHERE "notebook_events"."kind" = 'review';