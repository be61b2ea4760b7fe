import { z } from 'zod/mini';
import { aboutNobody } from './protocol/about-learners.ts';
import { idText, text } from './protocol/text.ts';
import { CLASS_LIMITS, classStatusSchema } from './tutoring.ts';

/** Classes of one page. */
export const CLASSES_PAGE = 30;

/** Of the centre itself. */
const own = aboutNobody(z.string());

export const deskClass = z.object({
  id: z.uuid(),
  /** Under which the centre knows it. */
  code: own,
  name: own,
  level: z.number(),
  status: classStatusSchema,
  /** Whoever is no teacher any more is not active: the class needs another one. */
  teacher: z.nullable(z.object({ id: z.uuid(), name: own, is_active: z.boolean() })),
  members: z.number(),
  is_closed: z.boolean(),
});
export type DeskClass = z.infer<typeof deskClass>;

const deskHomework = z.object({
  id: z.uuid(),
  exercise_id: z.string(),
  title: z.string(),
  due_at: z.nullable(z.number()),
});
const deskLesson = z.object({
  id: z.uuid(),
  title: z.string(),
  starts_at: z.number(),
  ends_at: z.number(),
  is_cancelled: z.boolean(),
  /** Seen by whoever changes it: of two, the second is refused. */
  version: z.number(),
  homework: z.array(deskHomework),
});
export type DeskLesson = z.infer<typeof deskLesson>;

export const deskClassDetail = z.extend(deskClass, {
  summary: z.string(),
  meeting_link: z.nullable(z.string()),
  /** Those who are members now; the ends of their numbers tell two of one name apart. */
  people: z.array(z.object({ id: z.uuid(), name: z.string(), phone: z.string() })),
  /** In order of time. */
  lessons: z.array(deskLesson),
});
export type DeskClassDetail = z.infer<typeof deskClassDetail>;

/** Lengths are checked with the rest, so that a refusal says which field it is about. */
export const classFields = {
  name: text(CLASS_LIMITS.name),
  summary: text(CLASS_LIMITS.summary),
  level: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
  teacher_id: z.nullable(z.uuid()),
  meeting_link: z.nullable(text(CLASS_LIMITS.link)),
};
/** Milliseconds since 1970, within the years that the database can hold. */
const moment = z.number().check(z.int(), z.minimum(0), z.maximum(253_402_300_799_999));
export const lessonTimes = { starts_at: moment, ends_at: moment };
export const lessonBody = z.object({ title: text(CLASS_LIMITS.name), ...lessonTimes });
export const homeworkBody = z.object({ exercise_id: idText, due_at: z.nullable(moment) });
