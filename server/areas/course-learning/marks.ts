import { and, desc, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { roundBand } from '#rules/bands/bands.ts';
import { currentGrade, essayBand } from '#rules/teacher-grading/current-grade.ts';
import {
  attemptView,
  questionsShown,
  type StoredAnswer,
  type TeacherEvaluations,
} from '#server/domain/attempt/attempt-view.ts';
import { answersOf, questionsOf } from '#server/domain/attempt/store.ts';
import type { CourseWithLessons, LessonRow } from '#server/domain/course/catalogue.ts';
import type { ExerciseFacts } from '#server/domain/course/exercise-facts.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import { exercises } from '../../db/schema-content.ts';
import { attemptAnswers, attempts } from '../../db/schema-progress.ts';
import type { Platform } from '../../platform.ts';

type Mark = ResponseOf<typeof ENDPOINTS.courseLearning.recentMark>['marks'][number];

/** Maps each practice of a course to its lesson. */
const practicesOf = (course: CourseWithLessons): Map<string, LessonRow> =>
  new Map(
    course.lessons.flatMap((lesson) =>
      lesson.sections
        .filter(({ kind }) => kind === 'practice')
        .map(({ module_id }) => [module_id, lesson] as const),
    ),
  );

/** The latest submitted attempts at some practices, at most `each` per practice, newest first. */
function lastSubmitted(db: Platform['db'], learnerId: string, practices: readonly string[], each: number) {
  const last = db
    .select({
      id: attempts.id,
      submitted_at: attempts.submitted_at,
      is_repetition: attempts.is_repetition,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        eq(attempts.exercise_id, exercises.id),
        isNotNull(attempts.submitted_at),
      ),
    )
    .orderBy(desc(attempts.opened_at))
    .limit(each)
    .as('last');
  return db
    .select({
      id: last.id,
      submitted_at: last.submitted_at,
      is_repetition: last.is_repetition,
      practice_id: exercises.id,
      title: exercises.title,
      scale: exercises.grading_scale,
    })
    .from(exercises)
    .crossJoinLateral(last)
    .where(inArray(exercises.id, [...practices]))
    .orderBy(desc(last.submitted_at));
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;

/** The grades for an attempt's essays and recordings, as far as there are any. */
function gradesOf(
  answers: readonly StoredAnswer[],
  teachers: TeacherEvaluations,
): Pick<Mark, 'writing_band' | 'speaking_score' | 'by_teacher'> {
  const graded = answers.flatMap(({ evaluation }) => evaluation?.content ?? []);
  const essays = answers.filter(({ answer }) => answer.type_code === 'ielts_writing');
  const teacherOf = ({ questionId }: StoredAnswer) => teachers.get(questionId) ?? null;
  const bands = essays.flatMap((essay) => essayBand(essay.evaluation, teacherOf(essay)) ?? []);
  const scores = graded.flatMap(({ kind, result }) =>
    kind === 'speaking' && result.outcome === 'graded' ? [result.score.point] : [],
  );
  const [band, score] = [meanOf(bands), meanOf(scores)];
  return {
    writing_band: band === null ? null : roundBand(band),
    speaking_score: score === null ? null : Math.round(score),
    by_teacher: bands.length > 0 && score === null && essays.every((essay) => currentGrade(teacherOf(essay))),
  };
}

/** The latest results in a course. */
export async function recentMarks(
  db: Platform['db'],
  learnerId: string,
  course: CourseWithLessons,
  limit: number,
): Promise<Mark[]> {
  const practices = practicesOf(course);
  if (practices.size === 0) return [];
  const rows = await lastSubmitted(db, learnerId, [...practices.keys()], limit).limit(limit);
  const marks = await Promise.all(
    rows.map(async (row): Promise<Mark | null> => {
      const lesson = practices.get(row.practice_id);
      if (!lesson) return null;
      const [questions, answers, teachers] = await Promise.all([
        questionsOf(db, row.practice_id),
        answersOf(db, row.id),
        teacherEvaluations(db, row.id),
      ]);
      const attempt = { id: row.id, submittedAt: row.submitted_at, isRepetition: row.is_repetition };
      return {
        attempt: attemptView(questionsShown(questions, answers), row.scale, attempt, answers, teachers),
        practice_id: row.practice_id,
        title: row.title,
        lesson_id: lesson.id,
        lesson_title: lesson.title,
        ...gradesOf(answers, teachers),
      };
    }),
  );
  return marks.filter((mark) => mark !== null);
}

/**
 * The number of a course's practices that were submitted, and the mean score of the latest attempts at them.
 */
export async function averageScore(
  db: Platform['db'],
  learnerId: string,
  course: CourseWithLessons,
  facts: ReadonlyMap<string, ExerciseFacts>,
): Promise<{ submitted_practices: number; average_score: number | null }> {
  const practices = [...practicesOf(course).keys()];
  const latest = practices.length === 0 ? [] : await lastSubmitted(db, learnerId, practices, 1);
  if (latest.length === 0) return { submitted_practices: 0, average_score: null };
  const won = await db
    .select({
      attempt: attemptAnswers.attempt_id,
      marks: sum(attemptAnswers.marks_won).mapWith(Number),
      isKeyed: sql<boolean>`bool_or(${attemptAnswers.is_correct} is not null)`,
    })
    .from(attemptAnswers)
    .where(
      inArray(
        attemptAnswers.attempt_id,
        latest.map(({ id }) => id),
      ),
    )
    .groupBy(attemptAnswers.attempt_id);
  const marksOf = new Map(won.map(({ attempt, marks }) => [attempt, marks ?? 0]));
  // An essay rewritten, or the spoken part alone: what has a key was no part of it, and is not wrong.
  const parts = new Set(won.flatMap(({ attempt, isKeyed }) => (isKeyed ? [] : [attempt])));
  const scores = latest.flatMap(({ id, practice_id }) => {
    if (parts.has(id)) return [];
    const of = facts.get(practice_id)?.keyMarks ?? 0;
    // An answer to a question that newer content dropped may take the marks above the current maximum.
    return of === 0 ? [] : [Math.min(1, (marksOf.get(id) ?? 0) / of)];
  });
  const mean = meanOf(scores);
  return {
    submitted_practices: latest.length,
    average_score: mean === null ? null : Math.round(mean * 100),
  };
}
