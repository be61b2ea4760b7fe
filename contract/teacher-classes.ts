import { z } from 'zod/mini';
import { deskClass } from './operator-classes.ts';
import { aboutNobody } from './protocol/about-learners.ts';
import { TEXT_MAX, text } from './protocol/text.ts';
import { ATTENDANCE, CLASS_LIMITS, classMaterial, HOMEWORK_KINDS, HOMEWORK_STATES } from './tutoring.ts';

/** Exercises, or materials, of one search. */
export const FOUND_MAX = 20;
/** Words that are looked for in titles. */
export const searchText = text(TEXT_MAX.id);

const lessonSpan = {
  id: z.uuid(),
  title: aboutNobody(z.string()),
  /** Milliseconds since 1970. */
  starts_at: z.number(),
  ends_at: z.number(),
};

/** A class as its teacher has it. */
export const taughtClass = z.extend(z.omit(deskClass, { teacher: true }), {
  /** The lesson that is held now, or the next one. */
  next: z.nullable(z.object(lessonSpan)),
});
export type TaughtClass = z.infer<typeof taughtClass>;

/** The end of their number tells two of one name apart. */
const person = z.object({ id: z.uuid(), name: z.string(), phone: z.string() });

/** A member with the figures that a teacher needs, and nothing else of them. */
export const taughtMember = z.extend(person, {
  /** Lessons held since they joined, and those that they were at. */
  held: z.number(),
  attended: z.number(),
  /** Homework that is theirs to do, and what they have handed in of it. */
  homework: z.number(),
  homework_done: z.number(),
  /** ISO date in Vietnam of the last day on which they studied. */
  last_studied_on: z.nullable(z.string()),
});
export type TaughtMember = z.infer<typeof taughtMember>;

const taughtLesson = z.object({
  ...lessonSpan,
  is_cancelled: z.boolean(),
  homework: z.number(),
  notes: z.number(),
  materials: z.number(),
  /** Members whose attendance is recorded. */
  marked: z.number(),
});
export type TaughtLesson = z.infer<typeof taughtLesson>;

export const taughtClassDetail = z.extend(taughtClass, {
  summary: z.string(),
  people: z.array(taughtMember),
  /** In order of time. */
  lessons: z.array(taughtLesson),
});
export type TaughtClassDetail = z.infer<typeof taughtClassDetail>;

const attendanceMark = z.object({
  status: z.enum(ATTENDANCE),
  /** When they joined from the app; null where the teacher marked them without. */
  joined_at: z.nullable(z.number()),
  /** The teacher has decided it. */
  is_decided: z.boolean(),
});
const taughtHomework = z.object({
  id: z.uuid(),
  kind: z.enum(HOMEWORK_KINDS),
  exercise_id: z.string(),
  title: z.string(),
  due_at: z.nullable(z.number()),
  /** How far each of the lesson's people is. */
  states: z.array(z.object({ learner_id: z.uuid(), state: z.enum(HOMEWORK_STATES) })),
});
export type TaughtHomework = z.infer<typeof taughtHomework>;
const taughtNote = z.object({
  id: z.uuid(),
  text: z.string(),
  /** For whom alone it is; null: for the class. */
  learner_id: z.nullable(z.uuid()),
  author_name: z.nullable(z.string()),
  written_at: z.number(),
  /** Written by the caller, who alone can change it. */
  is_own: z.boolean(),
});
export type TaughtNote = z.infer<typeof taughtNote>;

export const taughtLessonDetail = z.object({
  ...lessonSpan,
  class: z.object({ id: z.uuid(), name: z.string(), is_closed: z.boolean() }),
  summary: z.nullable(z.string()),
  is_cancelled: z.boolean(),
  /** Seen by whoever changes its text: of two, the second is refused. */
  version: z.number(),
  /** Where it is held; its own room or the class's. */
  meeting_link: z.nullable(z.string()),
  /** Members, and those who have left and are marked or written to here. */
  people: z.array(z.extend(person, { attendance: z.nullable(attendanceMark) })),
  homework: z.array(taughtHomework),
  /** Newest first. */
  notes: z.array(taughtNote),
  materials: z.array(classMaterial),
});
export type TaughtLessonDetail = z.infer<typeof taughtLessonDetail>;

/** Something that can be set as homework. */
export const foundExercise = z.object({
  id: aboutNobody(z.string()),
  kind: z.enum(HOMEWORK_KINDS),
  title: aboutNobody(z.string()),
  /** Course and lesson that it belongs to; null for a test. */
  place: z.nullable(aboutNobody(z.string())),
});
export type FoundExercise = z.infer<typeof foundExercise>;

/** Something of the content that can be read or downloaded at a lesson. */
export const foundMaterial = z.object({
  kind: classMaterial.shape.kind,
  target: aboutNobody(z.string()),
  title: aboutNobody(z.string()),
});
export type FoundMaterial = z.infer<typeof foundMaterial>;

/** Lengths are checked with the rest, so that a refusal says which field it is about. */
export const noteText = text(CLASS_LIMITS.note);
export const attendanceBody = z.object({
  marks: z
    .array(z.object({ learner_id: z.uuid(), status: z.enum(ATTENDANCE) }))
    .check(z.minLength(1), z.maxLength(CLASS_LIMITS.members)),
});
export const noteBody = z.object({
  /** From the page, so that a note that is sent again is written once. */
  id: z.uuid(),
  /** For whom alone it is; null: for the class. */
  learner_id: z.nullable(z.uuid()),
  text: noteText,
});
export const materialBody = z.object({
  kind: classMaterial.shape.kind,
  target: text(CLASS_LIMITS.link),
  /** Of a file; a study sheet has its own. */
  title: z.nullable(text(CLASS_LIMITS.name)),
});
