CREATE TABLE "speaking_bands" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"low" real NOT NULL,
	"point" real NOT NULL,
	"high" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speaking_days" (
	"learner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"talks" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"graded" integer NOT NULL,
	"words" integer NOT NULL,
	"talk_seconds" double precision NOT NULL,
	"pause_seconds" double precision NOT NULL,
	"diversity" double precision NOT NULL,
	"pronunciation" double precision NOT NULL,
	CONSTRAINT "speaking_days_learner_id_day_pk" PRIMARY KEY("learner_id","day")
);
--> statement-breakpoint
CREATE TABLE "speaking_done" (
	"learner_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"done" integer NOT NULL,
	CONSTRAINT "speaking_done_learner_id_exercise_id_pk" PRIMARY KEY("learner_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "speaking_parts" (
	"attempt_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "speaking_parts_attempt_id_part_pk" PRIMARY KEY("attempt_id","part")
);
--> statement-breakpoint
CREATE TABLE "speaking_preparations" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"is_prepared" boolean NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speaking_rejections" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"first_band" jsonb NOT NULL,
	"first_evaluations" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speaking_surveys" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speaking_talks" (
	"recording_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"day" date NOT NULL,
	"talks" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"graded" integer NOT NULL,
	"words" integer NOT NULL,
	"talk_seconds" double precision NOT NULL,
	"pause_seconds" double precision NOT NULL,
	"diversity" double precision NOT NULL,
	"pronunciation" double precision NOT NULL,
	CONSTRAINT "speaking_talks_learner_id_recording_id_pk" PRIMARY KEY("learner_id","recording_id")
);
--> statement-breakpoint
CREATE TABLE "speaking_totals" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"talks" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"graded" integer NOT NULL,
	"words" integer NOT NULL,
	"talk_seconds" double precision NOT NULL,
	"pause_seconds" double precision NOT NULL,
	"diversity" double precision NOT NULL,
	"pronunciation" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "speaking_bands" ADD CONSTRAINT "speaking_bands_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_bands" ADD CONSTRAINT "speaking_bands_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_bands" ADD CONSTRAINT "speaking_bands_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_days" ADD CONSTRAINT "speaking_days_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_done" ADD CONSTRAINT "speaking_done_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_done" ADD CONSTRAINT "speaking_done_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_parts" ADD CONSTRAINT "speaking_parts_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_preparations" ADD CONSTRAINT "speaking_preparations_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_rejections" ADD CONSTRAINT "speaking_rejections_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_surveys" ADD CONSTRAINT "speaking_surveys_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_surveys" ADD CONSTRAINT "speaking_surveys_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_talks" ADD CONSTRAINT "speaking_talks_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_talks" ADD CONSTRAINT "speaking_talks_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_totals" ADD CONSTRAINT "speaking_totals_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "speaking_bands_learner" ON "speaking_bands" USING btree ("learner_id","at");--> statement-breakpoint
CREATE INDEX "speaking_talks_attempt" ON "speaking_talks" USING btree ("attempt_id");