import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import type { ClassExam } from '#contract/tutoring.ts';
import type { Queryable } from '#server/db/connect.ts';
import { exercises } from '#server/db/schema-content.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { classHomework } from '#server/db/schema-tutoring.ts';
import { questionsShown } from '#server/domain/attempt/attempt-view.ts';
import { answersOf, questionsOf } from '#server/domain/attempt/store.ts';
import { scoreOf } from '#server/domain/exam/exam-view.ts';
import { type ExamAttemptRow, type ExamRow, examRow, isExamAttempt } from '#server/domain/exam/store.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import type { OwnClass } from '#server/domain/tutoring/membership.ts';

/** Each is scored as on its result page, which takes some queries. */
const EXAMS_SHOWN = 20;

async function scored(
  db: Queryable,
  exam: ExamRow,
  attempt: ExamAttemptRow & { submitted_at: Date },
  finalId: string | null,
): Promise<ClassExam> {
  const answers = await answersOf(db, attempt.id);
  const shown = questionsShown(await questionsOf(db, exam.id), answers);
  const score = scoreOf(exam, shown, attempt, answers, await teacherEvaluations(db, attempt.id));
  return {
    attempt_id: attempt.id,
    exercise_id: exam.id,
    title: exam.title,
    at: attempt.submitted_at.getTime(),
    marks: answers.reduce((all, { marksWon }) => all + (marksWon ?? 0), 0),
    band: score.user_result.ielts_statistic.band_score,
    is_final: exam.id === finalId,
  };
}

/** Attempts at tests handed in since the learner is a member, newest first. */
async function handedIn(
  db: Queryable,
  learnerId: string,
  own: OwnClass,
  ids: readonly string[],
  limit: number,
): Promise<ClassExam[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ attempt: attempts, exercise: exercises })
    .from(attempts)
    .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        inArray(attempts.exercise_id, [...ids]),
        isNotNull(attempts.submitted_at),
        gte(attempts.submitted_at, own.joined_at),
      ),
    )
    .orderBy(desc(attempts.submitted_at))
    .limit(limit);
  const tests: ClassExam[] = [];
  for (const { attempt, exercise } of rows) {
    const exam = examRow(exercise);
    if (exam && isExamAttempt(attempt) && attempt.submitted_at !== null) {
      const given = { ...attempt, submitted_at: attempt.submitted_at };
      tests.push(await scored(db, exam, given, own.class.final_test_id));
    }
  }
  return tests;
}

/** Tests set as homework, and the final test, as the learner handed them in; oldest first, at most the last twenty. */
export async function testsOf(db: Queryable, learnerId: string, own: OwnClass): Promise<ClassExam[]> {
  const set = await db
    .selectDistinct({ id: exercises.id })
    .from(classHomework)
    .innerJoin(exercises, eq(exercises.id, classHomework.exercise_id))
    .where(and(eq(classHomework.class_id, own.class.id), eq(exercises.kind, 'test')));
  const { final_test_id } = own.class;
  const ids = [...set.map(({ id }) => id), ...(final_test_id === null ? [] : [final_test_id])];
  return (await handedIn(db, learnerId, own, ids, EXAMS_SHOWN)).toReversed();
}

/** The class's final test, and the learner's latest work at it. */
export async function finalTestOf(
  db: Queryable,
  learnerId: string,
  own: OwnClass,
): Promise<{ test: { id: string; title: string } | null; result: ClassExam | null }> {
  const id = own.class.final_test_id;
  if (id === null) return { test: null, result: null };
  const [test] = await db
    .select({ id: exercises.id, title: exercises.title })
    .from(exercises)
    .where(eq(exercises.id, id));
  const [result = null] = await handedIn(db, learnerId, own, [id], 1);
  return { test: test ?? null, result };
}
