import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  isAttempted,
  SECTION_STATUS,
  type Section,
  type SectionResult as ShownResult,
} from '#contract/lesson.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { attempts, sectionProgress } from '#server/db/schema-progress.ts';
import { restartsOf } from './restarts.ts';

/** Progress in a section; its stars are calculated only where they are shown. */
export type SectionResult = Omit<ShownResult, 'stars'>;

interface LessonSections {
  id: string;
  sections: Section[];
}

interface Attempt {
  id: string;
  opened_at: Date;
  submitted_at: Date | null;
}

/**
 * The learner's latest attempt at each practice and duet, by its id: one index lookup each, however many
 * there are.
 */
async function latestAttempts(
  db: Queryable,
  learnerId: string,
  ids: string[],
): Promise<Map<string, Attempt>> {
  if (ids.length === 0) return new Map();
  const latest = db
    .select({ id: attempts.id, opened_at: attempts.opened_at, submitted_at: attempts.submitted_at })
    .from(attempts)
    .where(and(eq(attempts.learner_id, learnerId), eq(attempts.exercise_id, exercises.id)))
    .orderBy(desc(attempts.opened_at), desc(attempts.id))
    .limit(1)
    .as('latest');
  const rows = await db
    .select({
      exercise: exercises.id,
      id: latest.id,
      opened_at: latest.opened_at,
      submitted_at: latest.submitted_at,
    })
    .from(exercises)
    .innerJoinLateral(latest, sql`true`)
    .where(inArray(exercises.id, ids));
  return new Map(rows.map(({ exercise, ...attempt }) => [exercise, attempt]));
}

type ProgressRow = typeof sectionProgress.$inferSelect;

/** Reported progress of a section, as far as it counts since the last restart of its lesson. */
function reported(
  row: ProgressRow | undefined,
  since: Date | undefined,
): { begun: boolean; done: Date | null } {
  if (!row) return { begun: false, done: null };
  const doneAt = row.completed_again_at ?? (row.status === SECTION_STATUS.completed ? row.at : null);
  const begunAt = row.begun_again_at ?? row.at;
  const done = doneAt && (!since || doneAt > since) ? doneAt : null;
  return { begun: !since || begunAt > since, done };
}

function statusOf(
  section: Section,
  progress: ReturnType<typeof reported>,
  attempt: Attempt | undefined,
): SectionResult | null {
  const done = progress.done ?? attempt?.submitted_at ?? null;
  if (!done && !progress.begun && !attempt) return null;
  return {
    section_id: section.id,
    module_id: section.module_id,
    status: done ? SECTION_STATUS.completed : SECTION_STATUS.begun,
    attempt_id: attempt?.id ?? null,
    completed_at: done?.getTime() ?? null,
  };
}

/**
 * The learner's progress in each section of the lessons, by lesson id; sections not begun are left out. An
 * attempt counts as the progress it implies: opened is begun, submitted is completed. Nothing from before a
 * lesson's restart counts.
 */
export async function sectionResults(
  db: Queryable,
  learnerId: string,
  lessons: readonly LessonSections[],
): Promise<Map<string, SectionResult[]>> {
  if (lessons.length === 0) return new Map();
  const exercises = lessons.flatMap(({ sections }) =>
    sections.filter(({ kind }) => isAttempted(kind)).map(({ module_id }) => module_id),
  );
  const ids = lessons.map(({ id }) => id);
  const [progress, latest, restarted] = await Promise.all([
    db
      .select()
      .from(sectionProgress)
      .where(and(eq(sectionProgress.learner_id, learnerId), inArray(sectionProgress.lesson_id, ids))),
    latestAttempts(db, learnerId, exercises),
    restartsOf(db, learnerId, 'lesson', ids),
  ]);
  const rows = new Map(progress.map((row) => [`${row.lesson_id}/${row.section_id}`, row]));
  return new Map(
    lessons.map((lesson) => {
      const since = restarted.get(lesson.id);
      const results = lesson.sections.map((section) => {
        const attempt = isAttempted(section.kind) ? latest.get(section.module_id) : undefined;
        const latestAt = attempt && (attempt.submitted_at ?? attempt.opened_at);
        const counts = latestAt && (!since || latestAt > since);
        const stored = reported(rows.get(`${lesson.id}/${section.id}`), since);
        return statusOf(section, stored, counts ? attempt : undefined);
      });
      return [lesson.id, results.filter((result) => result !== null)];
    }),
  );
}
