CREATE TABLE "advice_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advice_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"note_id" uuid,
	CONSTRAINT "advice_events_note_id_unique" UNIQUE("note_id")
);
--> statement-breakpoint
CREATE TABLE "data_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"offered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grading_times" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grading_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_attendance" (
	"lesson_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"joined_at" timestamp with time zone,
	"marked_at" timestamp with time zone,
	"marked_by" uuid,
	CONSTRAINT "class_attendance_lesson_id_learner_id_pk" PRIMARY KEY("lesson_id","learner_id"),
	CONSTRAINT "class_attendance_source" CHECK (num_nonnulls("class_attendance"."joined_at", "class_attendance"."marked_at") > 0)
);
--> statement-breakpoint
CREATE TABLE "class_homework" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "class_homework_once" UNIQUE("lesson_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "class_lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"meeting_link" text,
	"cancelled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "class_lessons_of_class" UNIQUE("class_id","id"),
	CONSTRAINT "class_lessons_span" CHECK ("class_lessons"."starts_at" < "class_lessons"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "class_materials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"study_sheet_id" text,
	"media_path" text,
	"title" text,
	CONSTRAINT "class_materials_once" UNIQUE NULLS NOT DISTINCT("lesson_id","study_sheet_id","media_path"),
	CONSTRAINT "class_materials_kind" CHECK (num_nonnulls("class_materials"."study_sheet_id", "class_materials"."media_path") = 1),
	CONSTRAINT "class_materials_title" CHECK (("class_materials"."media_path" is null) = ("class_materials"."title" is null))
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"class_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "class_members_class_id_learner_id_pk" PRIMARY KEY("class_id","learner_id")
);
--> statement-breakpoint
CREATE TABLE "class_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"learner_id" uuid,
	"author_id" uuid,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"lesson_id" uuid,
	"learner_id" uuid,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutoring_classes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"level" integer NOT NULL,
	"teacher_id" uuid,
	"meeting_link" text,
	"final_test_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "tutoring_classes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "advice_events" ADD CONSTRAINT "advice_events_request_id_advice_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."advice_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_offers" ADD CONSTRAINT "data_offers_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_lesson_id_class_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."class_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_attendance" ADD CONSTRAINT "class_attendance_marked_by_learners_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_homework" ADD CONSTRAINT "class_homework_class_id_tutoring_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."tutoring_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_homework" ADD CONSTRAINT "class_homework_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_homework" ADD CONSTRAINT "class_homework_lesson" FOREIGN KEY ("class_id","lesson_id") REFERENCES "public"."class_lessons"("class_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_lessons" ADD CONSTRAINT "class_lessons_class_id_tutoring_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."tutoring_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_materials" ADD CONSTRAINT "class_materials_class_id_tutoring_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."tutoring_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_materials" ADD CONSTRAINT "class_materials_study_sheet_id_study_sheets_id_fk" FOREIGN KEY ("study_sheet_id") REFERENCES "public"."study_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_materials" ADD CONSTRAINT "class_materials_media_path_media_files_path_fk" FOREIGN KEY ("media_path") REFERENCES "public"."media_files"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_materials" ADD CONSTRAINT "class_materials_lesson" FOREIGN KEY ("class_id","lesson_id") REFERENCES "public"."class_lessons"("class_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_tutoring_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."tutoring_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notes" ADD CONSTRAINT "class_notes_class_id_tutoring_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."tutoring_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notes" ADD CONSTRAINT "class_notes_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notes" ADD CONSTRAINT "class_notes_author_id_learners_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notes" ADD CONSTRAINT "class_notes_lesson" FOREIGN KEY ("class_id","lesson_id") REFERENCES "public"."class_lessons"("class_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notices" ADD CONSTRAINT "class_notices_class_id_tutoring_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."tutoring_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notices" ADD CONSTRAINT "class_notices_lesson_id_class_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."class_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_notices" ADD CONSTRAINT "class_notices_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutoring_classes" ADD CONSTRAINT "tutoring_classes_teacher_id_learners_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutoring_classes" ADD CONSTRAINT "tutoring_classes_final_test_id_exercises_id_fk" FOREIGN KEY ("final_test_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advice_events_request" ON "advice_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "data_offers_learner" ON "data_offers" USING btree ("learner_id","offered_at");--> statement-breakpoint
CREATE INDEX "grading_times_at" ON "grading_times" USING btree ("at");--> statement-breakpoint
CREATE INDEX "class_attendance_learner" ON "class_attendance" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "class_attendance_marked_by" ON "class_attendance" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "class_homework_class" ON "class_homework" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_homework_exercise" ON "class_homework" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "class_lessons_time" ON "class_lessons" USING btree ("class_id","starts_at");--> statement-breakpoint
CREATE INDEX "class_lessons_to_remind" ON "class_lessons" USING btree ("starts_at") WHERE "class_lessons"."reminded_at" is null and "class_lessons"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "class_members_learner" ON "class_members" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "class_notes_of_lesson" ON "class_notes" USING btree ("lesson_id","written_at");--> statement-breakpoint
CREATE INDEX "class_notes_learner" ON "class_notes" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "class_notes_author" ON "class_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "class_notices_class" ON "class_notices" USING btree ("class_id","at");--> statement-breakpoint
CREATE INDEX "class_notices_lesson" ON "class_notices" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "class_notices_learner" ON "class_notices" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "tutoring_classes_teacher" ON "tutoring_classes" USING btree ("teacher_id");--> statement-breakpoint
ALTER TABLE "advice_requests" ADD CONSTRAINT "advice_requests_assignee_id_learners_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."learners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learners_phone_end" ON "learners" USING btree (reverse("phone") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "learners_registered" ON "learners" USING btree ("created_at") WHERE "learners"."phone" is not null;--> statement-breakpoint
CREATE INDEX "advice_requests_state" ON "advice_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "advice_requests_assignee" ON "advice_requests" USING btree ("assignee_id","id");--> statement-breakpoint
CREATE INDEX "advice_requests_learner" ON "advice_requests" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "advice_requests_phone" ON "advice_requests" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "advice_requests_phone_end" ON "advice_requests" USING btree (reverse("phone") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "provider_usage_day" ON "provider_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "teacher_gradings_graded" ON "teacher_gradings" USING btree ("graded_at") WHERE "teacher_gradings"."status" = 'finished';--> statement-breakpoint
CREATE INDEX "attempts_submitted" ON "attempts" USING btree ("submitted_at","exercise_id") WHERE "attempts"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "question_reports_open" ON "question_reports" USING btree ("id") WHERE "question_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "study_events_day" ON "study_events" USING btree ("day","learner_id");