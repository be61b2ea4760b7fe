CREATE TABLE "agreement_sums" (
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"criterion" text NOT NULL,
	"pairs" integer NOT NULL,
	"exact" integer NOT NULL,
	"within_half" integer NOT NULL,
	"within_one" integer NOT NULL,
	"changed" integer NOT NULL,
	CONSTRAINT "agreement_sums_month_kind_criterion_pk" PRIMARY KEY("month","kind","criterion")
);
--> statement-breakpoint
CREATE TABLE "grading_drafts" (
	"grading_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"parts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revealed" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grading_drafts_grading_id_teacher_id_pk" PRIMARY KEY("grading_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "grading_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grading_id" uuid NOT NULL,
	"from" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_opinions" (
	"grading_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"grade" jsonb,
	"refusal" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_opinions_grading_id_teacher_id_pk" PRIMARY KEY("grading_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "teacher_phrases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"criterion" text,
	"text" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "teacher_gradings_waiting";--> statement-breakpoint
ALTER TABLE "teacher_gradings" ADD COLUMN "teacher_id" uuid;--> statement-breakpoint
ALTER TABLE "teacher_gradings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_gradings" ADD COLUMN "held_by" uuid;--> statement-breakpoint
ALTER TABLE "teacher_gradings" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grading_drafts" ADD CONSTRAINT "grading_drafts_grading_id_teacher_gradings_id_fk" FOREIGN KEY ("grading_id") REFERENCES "public"."teacher_gradings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_drafts" ADD CONSTRAINT "grading_drafts_teacher_id_learners_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_messages" ADD CONSTRAINT "grading_messages_grading_id_teacher_gradings_id_fk" FOREIGN KEY ("grading_id") REFERENCES "public"."teacher_gradings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_messages" ADD CONSTRAINT "grading_messages_author_id_learners_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_opinions" ADD CONSTRAINT "second_opinions_grading_id_teacher_gradings_id_fk" FOREIGN KEY ("grading_id") REFERENCES "public"."teacher_gradings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_opinions" ADD CONSTRAINT "second_opinions_teacher_id_learners_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_phrases" ADD CONSTRAINT "teacher_phrases_teacher_id_learners_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grading_drafts_teacher" ON "grading_drafts" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "grading_messages_grading" ON "grading_messages" USING btree ("grading_id","at");--> statement-breakpoint
CREATE INDEX "grading_messages_author" ON "grading_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "second_opinions_teacher" ON "second_opinions" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "teacher_phrases_teacher" ON "teacher_phrases" USING btree ("teacher_id");--> statement-breakpoint
ALTER TABLE "teacher_gradings" ADD CONSTRAINT "teacher_gradings_teacher_id_learners_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_gradings" ADD CONSTRAINT "teacher_gradings_held_by_learners_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teacher_gradings_held" ON "teacher_gradings" USING btree ("held_by") WHERE "teacher_gradings"."held_by" is not null;--> statement-breakpoint
CREATE INDEX "teacher_gradings_teacher" ON "teacher_gradings" USING btree ("teacher_id","graded_at") WHERE "teacher_gradings"."teacher_id" is not null;--> statement-breakpoint
CREATE INDEX "teacher_gradings_waiting" ON "teacher_gradings" USING btree ("due_at","id") WHERE "teacher_gradings"."status" = 'waiting';