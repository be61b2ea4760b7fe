import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { SECTION_STATUS, type SectionResult as ShownResult, type StarCup } from '#contract/lesson.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { inOrderOfCompletion, sectionProgress } from '#rules/lesson/sections.ts';
import { type RightAnswers, sectionStars, starCup } from '#rules/lesson/stars.ts';
import type { LessonRow } from '#server/domain/course/catalogue.ts';
import { restartsOf } from '#server/domain/study/restarts.ts';
import { type SectionResult, sectionResults } from '#server/domain/study/section-results.ts';
import type { Queryable } from '../../db/connect.ts';
import { questions } from '../../db/schema-content.ts';
import { attemptAnswers, reviseAnswers } from '../../db/schema-progress.ts';

export type UserResult = ResponseOf<typeof ENDPOINTS.lesson.calculateStarAndCup>;

/** Questions with a key of each exercise, as currently served. */
async function keyedQuestions(db: Queryable, exercises: readonly string[]): Promise<Map<string, number>> {
  if (exercises.length === 0) return new Map();
  const rows = await db
    .select({ id: questions.exercise_id, total: count() })
    .from(questions)
    .where(
      and(
        inArray(questions.exercise_id, [...exercises]),
        eq(questions.retired, false),
        sql`${questions.question} ->> 'grading_object' = ${String(GRADING_MODE.none)}`,
      ),
    )
    .groupBy(questions.exercise_id);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

async function rightInAttempts(db: Queryable, attempts: readonly string[]): Promise<Map<string, number>> {
  if (attempts.length === 0) return new Map();
  const rows = await db
    .select({ id: attemptAnswers.attempt_id, correct: count() })
    .from(attemptAnswers)
    .where(and(inArray(attemptAnswers.attempt_id, [...attempts]), eq(attemptAnswers.is_correct, true)))
    .groupBy(attemptAnswers.attempt_id);
  return new Map(rows.map(({ id, correct }) => [id, correct]));
}

async function rightInRevises(
  db: Queryable,
  learnerId: string,
  revises: readonly string[],
): Promise<Map<string, number>> {
  if (revises.length === 0) return new Map();
  const rows = await db
    .select({ id: reviseAnswers.revise_id, correct: count() })
    .from(reviseAnswers)
    .where(
      and(
        eq(reviseAnswers.learner_id, learnerId),
        inArray(reviseAnswers.revise_id, [...revises]),
        eq(reviseAnswers.is_correct, true),
      ),
    )
    .groupBy(reviseAnswers.revise_id);
  return new Map(rows.map(({ id, correct }) => [id, correct]));
}

/** Number of right answers in each completed section, by its id. */
async function rightAnswers(
  db: Queryable,
  learnerId: string,
  lesson: LessonRow,
  results: readonly SectionResult[],
): Promise<(result: SectionResult) => RightAnswers> {
  const completed = results.filter(({ status }) => status === SECTION_STATUS.completed);
  const revises = lesson.sections.filter(({ kind }) => kind === 'revise').map(({ module_id }) => module_id);
  const modules = completed.map(({ module_id }) => module_id);
  const [totals, inAttempts, inRevises] = await Promise.all([
    keyedQuestions(db, modules),
    rightInAttempts(
      db,
      completed.flatMap(({ attempt_id }) => attempt_id ?? []),
    ),
    rightInRevises(
      db,
      learnerId,
      modules.filter((id) => revises.includes(id)),
    ),
  ]);
  return ({ module_id, attempt_id }) => {
    const correct = attempt_id === null ? inRevises.get(module_id) : inAttempts.get(attempt_id);
    const total = totals.get(module_id) ?? 0;
    // A newer pack may have dropped questions that were answered correctly.
    return { correct: Math.min(correct ?? 0, total), total };
  };
}

const earnedIn = ({ sections }: LessonRow, results: readonly ShownResult[]): StarCup =>
  starCup(
    sections.map(({ id }) => {
      const result = results.find(({ section_id }) => section_id === id);
      return { state: sectionProgress(result?.status), stars: result?.stars ?? null };
    }),
  );

/** The learner's results in a lesson, the last completed one first, with the stars and the cup. */
export async function userResult(
  db: Queryable,
  learnerId: string | null,
  lesson: LessonRow,
): Promise<UserResult> {
  if (learnerId === null)
    return { lesson_section_result: [], star_cup: earnedIn(lesson, []), redone_at: null };
  const [bySection, restarts] = await Promise.all([
    sectionResults(db, learnerId, [lesson]),
    restartsOf(db, learnerId, 'lesson', [lesson.id]),
  ]);
  const statuses = bySection.get(lesson.id) ?? [];
  const right = await rightAnswers(db, learnerId, lesson, statuses);
  const results = statuses.map((result) => ({
    ...result,
    stars: result.status === SECTION_STATUS.completed ? sectionStars(right(result)) : null,
  }));
  return {
    lesson_section_result: inOrderOfCompletion(results),
    star_cup: earnedIn(lesson, results),
    redone_at: restarts.get(lesson.id)?.getTime() ?? null,
  };
}
