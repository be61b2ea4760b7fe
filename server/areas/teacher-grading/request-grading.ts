import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { TeacherEvaluation } from '#contract/teacher-evaluation.ts';
import type { TeacherAllowance } from '#contract/teacher-grading.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { remainingGradings, vietnamMonthStart } from '#rules/teacher-grading/allowance.ts';
import { mayRequestRegrade } from '#rules/teacher-grading/current-grade.ts';
import { type TeacherWork, teacherWork } from '#rules/teacher-grading/graders.ts';
import {
  type AttemptRow,
  answersOf,
  findAttempt,
  findQuestion,
  placeOf,
} from '#server/domain/attempt/store.ts';
import { type CheckAccess, courseGuard } from '#server/domain/course/access.ts';
import { gradingRequestAt } from '#server/domain/teacher-grading/queue-for-teacher.ts';
import {
  type AnswerPlace,
  insertGrading,
  lockGradings,
  requestedSince,
  teacherEvaluations,
  wasRequestedSince,
} from '#server/domain/teacher-grading/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Queryable, Tx } from '../../db/connect.ts';
import type { Platform } from '../../platform.ts';

export interface TeacherGradingDeps {
  now: () => number;
  /** Within how many hours a teacher grades. */
  hours: number;
  /** Gradings a learner may request in a calendar month. */
  perMonth: number;
  counted: 'answer' | 'test';
  checkAccess: CheckAccess;
}

export const teacherGradingDeps = (platform: Platform): TeacherGradingDeps => ({
  now: () => Date.now(),
  hours: platform.config.TEACHER_GRADING_HOURS,
  perMonth: platform.config.TEACHER_GRADINGS_PER_MONTH,
  counted: platform.config.TEACHER_GRADINGS_COUNTED,
  checkAccess: courseGuard(platform),
});

type GradingStatus = ResponseOf<typeof ENDPOINTS.teacherGrading.read>;

interface Work {
  attempt: AttemptRow;
  place: AnswerPlace;
  kind: TeacherWork;
}

/** The learner's submitted answer, as work for a teacher. */
async function ownWork(db: Queryable, learnerId: string, place: AnswerPlace): Promise<Work> {
  const attempt = await findAttempt(db, place.attemptId);
  if (attempt?.learner_id !== learnerId) throw new ApiFailure('NOT_FOUND');
  const stored = await findQuestion(db, attempt.exercise_id, place.questionId);
  if (!stored) throw new ApiFailure('NOT_FOUND');
  const kind = teacherWork(stored.question.content.type_code);
  if (kind === null) throw new ApiFailure('NOT_FOR_TEACHERS');
  if (attempt.submitted_at === null) throw new ApiFailure('ATTEMPT_NOT_SUBMITTED');
  const given = (await answersOf(db, attempt.id)).find(({ questionId }) => questionId === place.questionId);
  if (!given || !isAnswered(given.answer)) throw new ApiFailure('NOT_FOUND');
  return { attempt, place, kind };
}

async function allowanceOf(
  db: Queryable,
  { now, hours, perMonth, counted }: TeacherGradingDeps,
  learnerId: string,
): Promise<TeacherAllowance> {
  const asked = await requestedSince(db, learnerId, new Date(vietnamMonthStart(now())), counted);
  const remaining = remainingGradings(perMonth, asked);
  return { per_month: perMonth, remaining, counted, promised_hours: hours };
}

const evaluationOf = async (db: Queryable, place: AnswerPlace): Promise<TeacherEvaluation | null> =>
  (await teacherEvaluations(db, place.attemptId)).get(place.questionId) ?? null;

const gradingStatusOf = async (
  db: Queryable,
  deps: TeacherGradingDeps,
  { attempt, place }: Work,
): Promise<GradingStatus> => ({
  teacher_evaluation: await evaluationOf(db, place),
  allowance: await allowanceOf(db, deps, attempt.learner_id),
});

export const readGradingStatus = async (
  db: Queryable,
  deps: TeacherGradingDeps,
  learnerId: string,
  place: AnswerPlace,
): Promise<GradingStatus> => gradingStatusOf(db, deps, await ownWork(db, learnerId, place));

/** The work that a command is about, with the learner's other grading requests locked out. */
async function lockWork(
  tx: Tx,
  deps: TeacherGradingDeps,
  learnerId: string,
  body: { attempt_id: string; question_id: string },
): Promise<Work> {
  await lockGradings(tx, learnerId);
  const work = await ownWork(tx, learnerId, { attemptId: body.attempt_id, questionId: body.question_id });
  const place = await placeOf(tx, work.attempt.exercise_id);
  if (place) await deps.checkAccess(learnerId, place.course, place.lesson, work.attempt.exercise_id, tx);
  return work;
}

/** Where a whole test counts once, another answer of a test that was sent costs nothing. */
const isPaidFor = async (
  tx: Tx,
  { counted, now, perMonth }: TeacherGradingDeps,
  { place }: Work,
): Promise<boolean> =>
  counted === 'test' &&
  perMonth > 0 &&
  (await wasRequestedSince(tx, place.attemptId, new Date(vietnamMonthStart(now()))));

/**
 * Sends an answer to a teacher. Work already with a teacher is answered with its state, free of charge: two
 * devices may both have requested it.
 */
export async function requestTeacher(
  tx: Tx,
  deps: TeacherGradingDeps,
  learnerId: string,
  body: BodyOf<typeof ENDPOINTS.teacherGrading.ask>,
): Promise<GradingStatus> {
  const work = await lockWork(tx, deps, learnerId, body);
  const before = await gradingStatusOf(tx, deps, work);
  if (before.teacher_evaluation) return before;
  if (before.allowance.remaining === 0 && !(await isPaidFor(tx, deps, work)))
    throw new ApiFailure('TEACHER_LIMIT');
  await insertGrading(tx, {
    ...work.place,
    ...gradingRequestAt(deps.now(), deps.hours),
    learnerId,
    kind: work.kind,
    askedBy: 'learner',
  });
  return gradingStatusOf(tx, deps, work);
}

/** Requests a second grading of an answer that a teacher has graded. */
export async function requestRegrade(
  tx: Tx,
  deps: TeacherGradingDeps,
  learnerId: string,
  body: BodyOf<typeof ENDPOINTS.teacherGrading.regrade>,
): Promise<GradingStatus> {
  const work = await lockWork(tx, deps, learnerId, body);
  const first = await evaluationOf(tx, work.place);
  if (!first) throw new ApiFailure('NOT_FOUND');
  if (first.regrade) throw new ApiFailure('REGRADE_ASKED');
  if (!mayRequestRegrade(first)) throw new ApiFailure('NOT_GRADED_YET');
  await insertGrading(tx, {
    ...work.place,
    ...gradingRequestAt(deps.now(), deps.hours),
    learnerId,
    kind: work.kind,
    askedBy: 'learner',
    regrade: { of: first.id, reason: body.reason },
  });
  return gradingStatusOf(tx, deps, work);
}
