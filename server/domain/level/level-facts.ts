import { and, desc, eq, sql } from 'drizzle-orm';
import { SKILLS } from '#contract/exam-taking.ts';
import { REPORT_DAYS_MAX } from '#contract/learning-report.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { examMarks } from '#server/db/schema-learning.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { courseLevels } from '#server/db/schema-study.ts';
import { answersOf } from '#server/domain/attempt/store.ts';
import { placementFor } from '#server/domain/exam/exam-view.ts';
import { bandsBetween } from '#server/domain/learning-sums/bands-between.ts';

type Facts = Pick<ResponseOf<typeof ENDPOINTS.roadmap.roadmap>, 'bands' | 'level'>;
type Level = Facts['level'];

/** Older tests no longer say anything about the level. */
const MAX_TESTS = 5;

/** The level from the newest conclusive placement test taken without knowing its keys; null without one. */
async function levelFromPlacement(db: Queryable, learnerId: string): Promise<Level> {
  const newest = await db
    .select({ at: examMarks.at, attempt: examMarks.attempt_id, id: exercises.id, test: exercises.test })
    .from(examMarks)
    .innerJoin(exercises, eq(exercises.id, examMarks.exercise_id))
    .innerJoin(attempts, eq(attempts.id, examMarks.attempt_id))
    .where(
      and(
        eq(examMarks.learner_id, learnerId),
        eq(attempts.is_repetition, false),
        sql`${exercises.test} ? 'levels'`,
      ),
    )
    .orderBy(desc(examMarks.at))
    .limit(MAX_TESTS);
  for (const { at, attempt, id, test } of newest) {
    if (!test?.levels) continue;
    const rows = await db
      .select({ question: questions.question })
      .from(questions)
      .where(and(eq(questions.exercise_id, id), eq(questions.retired, false)));
    const found = placementFor(rows, await answersOf(db, attempt), test.levels);
    if (found) return { ...found, from: 'placement', on: vietnamDay(at.getTime()) };
  }
  return null;
}

/** The level that a test suggested, else the one that the learner chose. */
async function levelOf(db: Queryable, learnerId: string): Promise<Level> {
  const placement = await levelFromPlacement(db, learnerId);
  if (placement) return placement;
  const [chosen] = await db.select().from(courseLevels).where(eq(courseLevels.learner_id, learnerId));
  return chosen ? { level: chosen.level, from: 'chosen', on: vietnamDay(chosen.chosen_at.getTime()) } : null;
}

async function newestBands(db: Queryable, learnerId: string, today: string): Promise<Facts['bands']> {
  const bands = await bandsBetween(db, learnerId, addDays(today, -REPORT_DAYS_MAX), today);
  return SKILLS.flatMap((skill) => {
    const newest = bands.findLast((band) => band.skill === skill);
    return newest ? [{ skill, band: newest.band, on: newest.on }] : [];
  });
}

/** All that is known of a learner's level, for the estimate (`rules/level/`). `today`: ISO date. */
export const levelFacts = async (db: Queryable, learnerId: string, today: string): Promise<Facts> => ({
  bands: await newestBands(db, learnerId, today),
  level: await levelOf(db, learnerId),
});
