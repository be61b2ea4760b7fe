import { desc, eq } from 'drizzle-orm';
import { LESSON_SKILLS, type LessonSkill } from '#contract/course-offers.ts';
import type { ListedAttempt } from '#contract/exam-list.ts';
import type { Attempt } from '#contract/practice.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { GRADING_MODE } from '#contract/question.ts';
import { skillOfPart } from '#rules/exam-taking/part-skill.ts';
import type { Database } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { attemptView, questionsShown } from '#server/domain/attempt/attempt-view.ts';
import { type AttemptRow, answersOf, questionsOf } from '#server/domain/attempt/store.ts';
import { activationStatus, canEnter } from '#server/domain/course/access.ts';
import { type ExerciseFacts, skillsOfExercise } from '#server/domain/course/exercise-facts.ts';
import { type CloseExamDeps, closeOverdue } from '#server/domain/exam/close-exam.ts';
import { placementOf, scoreOf } from '#server/domain/exam/exam-view.ts';
import { examRow, isExamAttempt } from '#server/domain/exam/store.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import type { ExerciseCatalogue } from './exercise-catalogue.ts';

type Listed = ResponseOf<typeof ENDPOINTS.examList.list>;
type ExerciseRow = typeof schema.exercises.$inferSelect;

const { attempts, courseActivations } = schema;

/** The skills of a test's parts, in the usual order. */
function skillsOfTest({ skill, parts }: ExerciseCatalogue['tests'][number]['test']): LessonSkill[] {
  const found = new Set(
    parts.flatMap((part) => part.skill ?? (skill === 'mixed' ? [] : skill)).map(skillOfPart),
  );
  return LESSON_SKILLS.filter((each) => found.has(each));
}

/** The newest attempt of each exercise. */
async function newestAttempts(db: Database, takerId: string | null): Promise<Map<string, AttemptRow>> {
  if (takerId === null) return new Map();
  const rows = await db
    .selectDistinctOn([attempts.exercise_id])
    .from(attempts)
    .where(eq(attempts.learner_id, takerId))
    .orderBy(attempts.exercise_id, desc(attempts.opened_at));
  return new Map(rows.map((row) => [row.exercise_id, row]));
}

/** An attempt with its score; an overdue one is submitted first. */
async function listedAttempt(
  db: Database,
  deps: CloseExamDeps,
  exercise: ExerciseRow,
  found: AttemptRow,
): Promise<ListedAttempt> {
  const attempt = isExamAttempt(found) ? await closeOverdue(db, deps, found) : found;
  const answers = await answersOf(db, attempt.id);
  const shown = questionsShown(await questionsOf(db, exercise.id), answers);
  const teachers = await teacherEvaluations(db, attempt.id);
  const test = examRow(exercise);
  const stored = {
    id: attempt.id,
    submittedAt: attempt.submitted_at,
    isRepetition: attempt.is_repetition,
  };
  const view: Attempt =
    test && isExamAttempt(attempt)
      ? scoreOf(test, shown, attempt, answers, teachers)
      : attemptView(shown, exercise.grading_scale, stored, answers, teachers);
  const submitted = attempt.submitted_at !== null;
  const { band_score, correct_question, total_question } = view.user_result.ielts_statistic;
  const score = test
    ? {
        won: submitted ? answers.reduce((sum, { marksWon }) => sum + (marksWon ?? 0), 0) : 0,
        marks: shown
          .filter(({ question }) => question.grading_object === GRADING_MODE.none)
          .reduce((sum, { question }) => sum + question.marks, 0),
      }
    : { won: correct_question, marks: total_question };
  return {
    id: attempt.id,
    state: view.state,
    began_at: attempt.opened_at.getTime(),
    deadline_at: attempt.deadline_at?.getTime() ?? null,
    submitted_at: view.submitted_at,
    band_score,
    ...score,
    placement: test && submitted ? placementOf(test, shown, answers) : null,
  };
}

/** The practices of the courses that the caller may enter, in lesson order. */
async function openPractices(
  db: Database,
  { practices }: ExerciseCatalogue,
  learnerId: string | null,
  now: number,
): Promise<ExerciseCatalogue['practices']> {
  const activations =
    learnerId === null
      ? []
      : await db.select().from(courseActivations).where(eq(courseActivations.learner_id, learnerId));
  return practices.filter(({ course }) => {
    const activation = activations.find(({ course_id }) => course_id === course.id);
    return canEnter(course, learnerId, activationStatus(course, learnerId, activation, now));
  });
}

/**
 * Everything that can be taken, with the state of the learner's or the guest's newest attempt.
 * @param taker null ids for somebody who has done nothing yet
 */
export async function listExams(
  db: Database,
  deps: CloseExamDeps,
  catalogue: ExerciseCatalogue,
  facts: ReadonlyMap<string, ExerciseFacts>,
  { learnerId, guestId }: { learnerId: string | null; guestId: string | null },
): Promise<Listed> {
  const practices = await openPractices(db, catalogue, learnerId, deps.now());
  const newest = await newestAttempts(db, learnerId ?? guestId);
  const withAttempt = async (exercise: ExerciseRow) => {
    const attempt = newest.get(exercise.id);
    return {
      id: exercise.id,
      title: exercise.title,
      questions: catalogue.numbers.get(exercise.id) ?? 0,
      attempt: attempt ? await listedAttempt(db, deps, exercise, attempt) : null,
    };
  };
  return {
    tests: await Promise.all(
      catalogue.tests.map(async ({ exercise, test }) => ({
        ...(await withAttempt(exercise)),
        skill: test.skill,
        skills: skillsOfTest(test),
        minutes: test.minutes,
        placement: test.levels !== undefined,
        parts: test.parts.length,
      })),
    ),
    practices: await Promise.all(
      practices.map(async ({ exercise, course, lesson_title }) => ({
        ...(await withAttempt(exercise)),
        skills: skillsOfExercise(exercise.id, facts),
        course_name: course.name,
        lesson_title,
      })),
    ),
  };
}
