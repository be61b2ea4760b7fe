import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Section } from '#contract/lesson.ts';
import {
  PRONUNCIATION_SECTION_MINUTES,
  PRONUNCIATION_SECTIONS,
  pronunciationSetId,
} from '#contract/pronunciation-lesson.ts';
import { CARDS_A_MINUTE } from '#rules/notebook/review-time.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises, lessons } from '#server/db/schema-content.ts';
import { learningTrials } from '#server/db/schema-learning-trial.ts';
import { notebookEvents } from '#server/db/schema-notebook.ts';
import { attemptAnswers, attempts, reviseAnswers } from '#server/db/schema-progress.ts';
import { pronunciationLessons } from '#server/db/schema-pronunciation.ts';
import { speakingSets } from '#server/db/schema-speaking-content.ts';
import { isFilled } from './answered.ts';

/** A piece of work whose time counts. */
export interface PlannedWork {
  /** The name under which its completion is stored, too. */
  subject: string;
  courseId: string | null;
  /** Planned minutes: no more counts on one day. */
  minutes: number;
  /** The exercise in which an answer has to be stored before any time counts; null where there is nothing to answer. */
  answeredIn: string | null;
}

type Lesson = Pick<typeof lessons.$inferSelect, 'id' | 'course_id' | 'sections'>;

const WITHOUT_ANSWERS: readonly Section['kind'][] = ['study_sheet', 'video', 'doc'];

const sectionWork = (lesson: Lesson, section: Section): PlannedWork => ({
  subject: `section:${lesson.id}/${section.id}`,
  courseId: lesson.course_id,
  minutes: section.minutes,
  answeredIn: WITHOUT_ANSWERS.includes(section.kind) ? null : section.module_id,
});

async function sectionOf(db: Queryable, place: string): Promise<PlannedWork | null> {
  const [lessonId = '', sectionId] = place.split('/');
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lessonId));
  const section = lesson?.sections.find(({ id }) => id === sectionId);
  return lesson && section ? sectionWork(lesson, section) : null;
}

/** The section of a lesson in which an exercise is done; where newer content dropped it, nothing is planned. */
async function placeOf(db: Queryable, exerciseId: string): Promise<PlannedWork | null> {
  const [found] = await db
    .select({ lesson: lessons })
    .from(exercises)
    .innerJoin(lessons, eq(lessons.id, exercises.lesson_id))
    .where(eq(exercises.id, exerciseId));
  const section = found?.lesson.sections.find(({ module_id }) => module_id === exerciseId);
  return found && section ? sectionWork(found.lesson, section) : null;
}

async function pronunciationOf(db: Queryable, place: string): Promise<PlannedWork | null> {
  const [lessonId = '', part] = place.split('/');
  const section = PRONUNCIATION_SECTIONS.find((name) => name === part);
  const [lesson] = await db
    .select({ id: pronunciationLessons.id })
    .from(pronunciationLessons)
    .where(eq(pronunciationLessons.id, lessonId));
  return lesson && section
    ? {
        subject: `pronunciation:${place}`,
        courseId: null,
        minutes: PRONUNCIATION_SECTION_MINUTES,
        answeredIn: section === 'hear' ? null : pronunciationSetId(lessonId, section),
      }
    : null;
}

/** Planned minutes of what belongs to no lesson, by its kind. */
const MINUTES_OF = {
  test: async (db: Queryable, id: string) =>
    (await db.select().from(exercises).where(eq(exercises.id, id)))[0]?.test?.minutes,
  speaking: async (db: Queryable, id: string) =>
    (await db.select().from(speakingSets).where(eq(speakingSets.id, id)))[0]?.minutes,
  trial: async (db: Queryable, id: string) =>
    (await db.select().from(learningTrials).where(eq(learningTrials.id, id)))[0]?.detail.minutes,
};

async function freeWork(
  db: Queryable,
  kind: keyof typeof MINUTES_OF,
  id: string,
): Promise<PlannedWork | null> {
  const minutes = await MINUTES_OF[kind](db, id);
  return minutes === undefined ? null : { subject: `${kind}:${id}`, courseId: null, minutes, answeredIn: id };
}

/** Reviews of the notebook: half a minute each. `day`: when it begins and ends, milliseconds. */
async function reviewsOf(
  db: Queryable,
  learnerId: string,
  day: { from: number; to: number },
): Promise<PlannedWork> {
  const { kind, at, learner_id } = notebookEvents;
  const [row] = await db
    .select({ reviews: count() })
    .from(notebookEvents)
    .where(and(eq(learner_id, learnerId), eq(kind, 'review'), gte(at, day.from), lt(at, day.to)));
  const minutes = (row?.reviews ?? 0) / CARDS_A_MINUTE;
  return { subject: 'notebook:reviews', courseId: null, minutes, answeredIn: null };
}

/**
 * What the content plans for a piece of work that a device names; null for what it does not know.
 * @param day of its time: when it begins and ends, milliseconds
 */
export function plannedWork(
  db: Queryable,
  learnerId: string,
  name: string,
  day: { from: number; to: number },
): Promise<PlannedWork | null> {
  const [kind = '', id = ''] = name.split(':');
  if (kind === 'section') return sectionOf(db, id);
  if (kind === 'exercise') return placeOf(db, id);
  if (kind === 'pronunciation') return pronunciationOf(db, id);
  if (kind === 'test' || kind === 'speaking' || kind === 'trial') return freeWork(db, kind, id);
  return name === 'notebook:reviews' ? reviewsOf(db, learnerId, day) : Promise.resolve(null);
}

/** Whether the learner has answered anything in an exercise: reporting progress alone earns no time. */
export async function hasAnswered(db: Queryable, learnerId: string, exerciseId: string): Promise<boolean> {
  const [attempted] = await db
    .select({ one: sql`1` })
    .from(attempts)
    .innerJoin(attemptAnswers, eq(attemptAnswers.attempt_id, attempts.id))
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        eq(attempts.exercise_id, exerciseId),
        isFilled(attemptAnswers.answer),
      ),
    )
    .limit(1);
  if (attempted) return true;
  const [revised] = await db
    .select({ one: sql`1` })
    .from(reviseAnswers)
    .where(
      and(
        eq(reviseAnswers.learner_id, learnerId),
        eq(reviseAnswers.revise_id, exerciseId),
        isFilled(reviseAnswers.answer),
      ),
    )
    .limit(1);
  return revised !== undefined;
}
