import { z } from 'zod/mini';
import { TEXT_MAX } from './protocol/text.ts';
import { minutesLearnt } from './study-time.ts';

/** docs/product.md, point 4. */
export const CLASS_STATUS = { notBegun: 0, notArranged: 1, finished: 2, running: 3 } as const;
export const classStatusSchema = z.literal(Object.values(CLASS_STATUS));
export type ClassStatus = z.infer<typeof classStatusSchema>;

/** When a lesson with a teacher is, seen from now (docs/product.md, point 4); thresholds: `rules/tutoring/timing.ts`. */
export const LIVE_TIMING = { FAR_FUTURE: 1, NEAR_FUTURE: 2, LIVE: 3, DONE: 4, NEAR_LIVE: 5 } as const;
export type LiveTiming = (typeof LIVE_TIMING)[keyof typeof LIVE_TIMING];

/** Levels of classes: those of courses (`COURSE_LEVELS`), and the class that prepares for the exam. */
export const CLASS_LEVELS = [0, 1, 2, 3, 4, 10] as const;
/** The level of a class in the last weeks before the exam: it comes first, and counts its tests before all else. */
export const EXAM_CLASS_LEVEL = 10;

/** How long before its beginning a lesson can be joined, and its link is told, milliseconds. */
export const JOIN_EARLY_MS = 15 * 60_000;

export const ATTENDANCE = ['present', 'late', 'absent', 'excused'] as const;
export type Attendance = (typeof ATTENDANCE)[number];

/** Exercises that a teacher can set: stored with the kinds of `exercises`. */
export const HOMEWORK_KINDS = ['practice', 'revise', 'test'] as const;
export type HomeworkKind = (typeof HOMEWORK_KINDS)[number];
export const HOMEWORK_STATES = ['open', 'begun', 'done', 'done_late', 'overdue'] as const;
export type HomeworkState = (typeof HOMEWORK_STATES)[number];

export const NOTICE_KINDS = ['moved', 'cancelled', 'added', 'homework', 'note', 'teacher'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Limits of what teachers and operators write; lengths in UTF-16 units. */
export const CLASS_LIMITS = {
  code: 40,
  name: TEXT_MAX.line,
  summary: TEXT_MAX.note,
  note: 2_000,
  link: 500,
  members: 60,
  lessons: 200,
  /** Per lesson. */
  homework: 20,
  materials: 20,
  notes: 200,
} as const;
/** Items of one page of past lessons, histories and notices. */
export const CLASS_PAGE = 20;

const lessonCore = {
  id: z.uuid(),
  class_id: z.uuid(),
  title: z.string(),
  /** Milliseconds since 1970. */
  starts_at: z.number(),
  ends_at: z.number(),
  is_cancelled: z.boolean(),
};
/** A lesson held by a teacher. */
export const liveLesson = z.object(lessonCore);
export type LiveLesson = z.infer<typeof liveLesson>;

export const classSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  /** `CLASS_LEVELS`. */
  level: z.number(),
  status: classStatusSchema,
  /** Null while the centre has none. */
  teacher_name: z.nullable(z.string()),
  lessons: z.number(),
  lessons_done: z.number(),
  /** Homework that the learner has yet to do. */
  homework_open: z.number(),
  /** The lesson that is held now, or the next one. */
  incoming: z.nullable(liveLesson),
  /** When the first lesson begins and the last one ends, milliseconds since 1970; null without lessons. */
  begins_at: z.nullable(z.number()),
  ends_at: z.nullable(z.number()),
  /** A final test is set, and whether the learner has handed it in. */
  final_test: z.nullable(z.object({ id: z.string(), title: z.string(), is_done: z.boolean() })),
});
export type ClassSummary = z.infer<typeof classSummary>;

export const classDetail = z.extend(classSummary, {
  summary: z.string(),
  members: z.number(),
  /** ISO date of the last day on which the class gives access to its homework; null while it runs. */
  access_until: z.nullable(z.string()),
});
export type ClassDetail = z.infer<typeof classDetail>;

export const homeworkItem = z.object({
  id: z.uuid(),
  kind: z.enum(HOMEWORK_KINDS),
  exercise_id: z.string(),
  title: z.string(),
  set_at: z.number(),
  due_at: z.nullable(z.number()),
  /** Of the work handed in after it was set: id of the attempt (null for a revise set), and when. */
  done: z.nullable(z.object({ attempt_id: z.nullable(z.uuid()), at: z.number() })),
  /** Whether something was answered after it was set. */
  is_begun: z.boolean(),
});
export type HomeworkItem = z.infer<typeof homeworkItem>;

/** A study sheet to read, or a file to download. */
export const classMaterial = z.object({
  id: z.uuid(),
  kind: z.enum(['study_sheet', 'file']),
  /** Of a study sheet its id, of a file its address. */
  target: z.string(),
  title: z.string(),
  /** Bytes of a file; null for a study sheet. */
  bytes: z.nullable(z.number()),
});
export type ClassMaterial = z.infer<typeof classMaterial>;

export const classNote = z.object({
  id: z.uuid(),
  text: z.string(),
  author_name: z.nullable(z.string()),
  written_at: z.number(),
  /** Written for this learner alone. */
  is_personal: z.boolean(),
});
export type ClassNote = z.infer<typeof classNote>;

const attendanceMark = z.object({
  status: z.enum(ATTENDANCE),
  /** When the learner first joined from here; null where the teacher marked them without. */
  joined_at: z.nullable(z.number()),
});

export const lessonDetail = z.object({
  ...lessonCore,
  summary: z.nullable(z.string()),
  /** 1-based, by the class's calendar weeks from Monday. */
  week: z.number(),
  homework: z.array(homeworkItem),
  materials: z.array(classMaterial),
  notes: z.array(classNote),
  /** Null while nobody has recorded it. */
  attendance: z.nullable(attendanceMark),
});
export type LessonDetail = z.infer<typeof lessonDetail>;

export const syllabusWeek = z.object({
  week: z.number(),
  /** ISO dates in Vietnam, Monday and Sunday. */
  from: z.string(),
  to: z.string(),
  lessons: z.array(lessonDetail),
});
export type SyllabusWeek = z.infer<typeof syllabusWeek>;

/** What happened in a class: a lesson that the learner was at, or homework that they handed in. */
export const historyItem = z.object({
  id: z.string(),
  kind: z.enum(['lesson', 'homework']),
  title: z.string(),
  at: z.number(),
  /** Of a lesson. */
  lesson_id: z.nullable(z.uuid()),
  attendance: z.nullable(z.enum(ATTENDANCE)),
  /** Of homework. */
  homework_kind: z.nullable(z.enum(HOMEWORK_KINDS)),
  exercise_id: z.nullable(z.string()),
  attempt_id: z.nullable(z.uuid()),
});
export type HistoryItem = z.infer<typeof historyItem>;

export const classNotice = z.object({
  id: z.uuid(),
  kind: z.enum(NOTICE_KINDS),
  text: z.string(),
  lesson_id: z.nullable(z.uuid()),
  at: z.number(),
});
export type ClassNotice = z.infer<typeof classNotice>;

const weekNumbers = { week: z.number(), from: z.string() };
export const learningStatistics = z.object({
  attendance: z.object({
    present: z.number(),
    late: z.number(),
    absent: z.number(),
    excused: z.number(),
    /** Lessons held of which nobody recorded whether the learner was there. */
    unrecorded: z.number(),
  }),
  homework: z.object({ done: z.number(), done_late: z.number(), overdue: z.number(), open: z.number() }),
  /** Homework of each week of the class so far, and how much of it is done. */
  weeks: z.array(z.object({ ...weekNumbers, set: z.number(), done: z.number() })),
});
export type LearningStatistics = z.infer<typeof learningStatistics>;

export const selfStudyStatistics = z.object({
  /** Days studied and minutes since the class began, by its weeks; at most the last twelve. */
  weeks: z.array(z.object({ ...weekNumbers, days: z.number(), ...minutesLearnt })),
});
export type SelfStudyStatistics = z.infer<typeof selfStudyStatistics>;

export const classExam = z.object({
  attempt_id: z.uuid(),
  exercise_id: z.string(),
  title: z.string(),
  at: z.number(),
  marks: z.number(),
  /** Null where the test has no band. */
  band: z.nullable(z.number()),
  is_final: z.boolean(),
});
export type ClassExam = z.infer<typeof classExam>;

/** Whose data is asked for. */
export const classQuery = z.object({ class_id: z.uuid() });
const pageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000));
export const classPageQuery = z.extend(classQuery, { page: z._default(pageNumber, 1) });
export const pageQuery = z.object({ page: z._default(pageNumber, 1) });
export const classParams = z.object({ id: z.uuid() });
export const lessonParams = z.object({ lesson: z.uuid() });
