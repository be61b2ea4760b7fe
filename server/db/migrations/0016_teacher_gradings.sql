CREATE TABLE "teacher_gradings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"kind" text NOT NULL,
	"asked_by" text NOT NULL,
	"regrade_of" uuid,
	"reason" text,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"graded_at" timestamp with time zone,
	"graded_by" text,
	"grade" jsonb,
	"refusal" text,
	CONSTRAINT "teacher_gradings_reason" CHECK (("teacher_gradings"."regrade_of" is null) = ("teacher_gradings"."reason" is null)),
	CONSTRAINT "teacher_gradings_grade" CHECK (("teacher_gradings"."status" = 'finished') = ("teacher_gradings"."grade" is not null))
);
--> statement-breakpoint
ALTER TABLE "teacher_gradings" ADD CONSTRAINT "teacher_gradings_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_gradings" ADD CONSTRAINT "teacher_gradings_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_gradings" ADD CONSTRAINT "teacher_gradings_regrade_of_teacher_gradings_id_fk" FOREIGN KEY ("regrade_of") REFERENCES "public"."teacher_gradings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_gradings_answer" ON "teacher_gradings" USING btree ("attempt_id","question_id") WHERE "teacher_gradings"."regrade_of" is null;--> statement-breakpoint
CREATE INDEX "teacher_gradings_attempt" ON "teacher_gradings" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_gradings_regrade" ON "teacher_gradings" USING btree ("regrade_of");--> statement-breakpoint
CREATE INDEX "teacher_gradings_waiting" ON "teacher_gradings" USING btree ("due_at") WHERE "teacher_gradings"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "teacher_gradings_learner" ON "teacher_gradings" USING btree ("learner_id","asked_at");