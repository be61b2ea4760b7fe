import type { Attempt } from '#contract/practice.ts';
import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { type DeviceClock, isTimedByDevice } from '#rules/attempt/claimed-time.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import { deadlineOf, GRACE_MS, judgeAnswer, submissionTime } from '#rules/exam-taking/exam-time.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredQuestion } from '#server/domain/attempt/attempt-view.ts';
import { checkAnswer } from '#server/domain/attempt/check-answer.ts';
import { checkLateAnswer, flagAttempt } from '#server/domain/attempt/keys-shown.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { answersOf, findQuestion, lockAttempt, questionsOf } from '#server/domain/attempt/store.ts';
import { storeAnswer } from '#server/domain/attempt/write-answers.ts';
import { gradingDeps } from '#server/domain/marking/grading-deps.ts';
import { markOrQueue } from '#server/domain/marking/mark-attempt.ts';
import { recordStudy } from '#server/domain/study/study-events.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';
import type { CloseExamJob } from '#server/queue/jobs.ts';
import { type CloseExamDeps, closeIfOver, closingTime, submitAsItStands } from './close-exam.ts';
import { scoreOf } from './exam-view.ts';
import {
  type ExamAttemptRow,
  type ExamRow,
  findExam,
  insertAttempt,
  isExamAttempt,
  storedAnswerOf,
  updateAttempt,
} from './store.ts';

export interface ExamDeps extends CloseExamDeps {
  enqueueDeadline: (tx: Tx, job: CloseExamJob, at: Date) => Promise<void>;
}

export const examDeps = (platform: Pick<Platform, 'jobs' | 'config'>): ExamDeps => ({
  ...gradingDeps(platform),
  enqueueDeadline: platform.jobs.enqueueDeadline,
});

/** Guests may only take placement tests. */
function checkTaker({ test }: ExamRow, { isGuest }: Taker): void {
  if (isGuest && test.levels === undefined) throw new ApiFailure('NOT_SIGNED_IN');
}

/**
 * The learner's attempt, locked, begun by whichever of its commands arrives first. If an earlier beginning
 * arrives later, it corrects the deadline.
 */
async function openAttempt(
  tx: Tx,
  deps: ExamDeps,
  test: ExamRow,
  given: { id: string; learnerId: string; clock: DeviceClock; isBeginning: boolean },
): Promise<ExamAttemptRow> {
  const { id, learnerId, clock, isBeginning } = given;
  const at = learnerTime(clock, deps.now());
  const times = {
    opened_at: at,
    deadline_at: new Date(deadlineOf(at.getTime(), test.test.minutes)),
    timed_by_device: isTimedByDevice(at.getTime(), deps.now()),
  };
  const { isNew } = await insertAttempt(tx, { id, learner_id: learnerId, exercise_id: test.id, ...times });
  const attempt = owned(await lockAttempt(tx, id), learnerId, test.id);
  if (!isExamAttempt(attempt)) throw new ApiFailure('NOT_FOUND');
  const isEarlier = isBeginning && attempt.submitted_at === null && at < attempt.opened_at;
  if (isEarlier) await updateAttempt(tx, id, times);
  if (isNew || isEarlier) await deps.enqueueDeadline(tx, { attemptId: id }, closingTime(times.deadline_at));
  await flagAttempt(tx, attempt, clock, { now: deps.now(), isBeginning });
  return isEarlier ? { ...attempt, ...times } : attempt;
}

/**
 * The time of a command that arrives after the end but claims to be from before it rests on the device alone.
 */
async function recordDeviceTime(tx: Tx, deps: ExamDeps, attempt: ExamAttemptRow): Promise<void> {
  if (attempt.timed_by_device || !isTimedByDevice(attempt.deadline_at.getTime() + GRACE_MS, deps.now()))
    return;
  await updateAttempt(tx, attempt.id, { timed_by_device: true });
}

/** Stores an answer by the time it was given; in a submitted attempt it is marked immediately. */
async function applyAnswer(
  tx: Tx,
  deps: ExamDeps,
  attempt: ExamAttemptRow,
  stored: StoredQuestion,
  given: { answer: Answer; at: Date },
): Promise<void> {
  const { answer, at } = given;
  const questionId = stored.question.id;
  const submitted = attempt.closed_by_time ? null : (attempt.submitted_at?.getTime() ?? null);
  const previous = await storedAnswerOf(tx, attempt.id, questionId);
  const fate = judgeAnswer(at.getTime(), previous?.at.getTime() ?? null, {
    deadline: attempt.deadline_at.getTime(),
    submitted,
  });
  if (fate === 'too-late') throw new ApiFailure('DEADLINE_PASSED');
  if (fate === 'after-submission') throw new ApiFailure('ATTEMPT_SUBMITTED');
  if (fate === 'older') return;
  const { submitted_at } = attempt;
  if (submitted_at) checkLateAnswer(attempt, stored, previous);
  await storeAnswer(tx, {
    attemptId: attempt.id,
    questionId,
    answer,
    answeredAt: at,
    late: submitted_at !== null,
  });
  await recordDeviceTime(tx, deps, attempt);
  if (submitted_at) await markOrQueue(tx, { ...attempt, submitted_at }, stored, answer, deps);
}

/** Stores whether a question is marked for review. A submitted attempt ignores it. */
async function markForReview(
  tx: Tx,
  attempt: ExamAttemptRow,
  questionId: string,
  mark: { marked: boolean; at: number },
): Promise<void> {
  const known = attempt.review_marks[questionId];
  if (attempt.submitted_at || (known && known.at > mark.at)) return;
  await updateAttempt(tx, attempt.id, { review_marks: { ...attempt.review_marks, [questionId]: mark } });
}

/**
 * Begins an attempt, stores an answer or marks a question, each by when it was done rather than when it
 * arrived.
 */
export async function updateExamAnswer(
  tx: Tx,
  deps: ExamDeps,
  taker: Taker,
  body: BodyOf<typeof ENDPOINTS.examTaking.updateAnswer>,
): Promise<ResponseOf<typeof ENDPOINTS.examTaking.updateAnswer>> {
  const learnerId = taker.id;
  const test = await findExam(tx, body.test_id);
  if (!test) throw new ApiFailure('NOT_FOUND');
  checkTaker(test, taker);
  const stored = body.question_id === null ? null : await findQuestion(tx, test.id, body.question_id);
  if (stored === undefined) throw new ApiFailure('NOT_FOUND');
  if (stored && body.answer) await checkAnswer(tx, learnerId, stored.question, body.answer);
  const at = learnerTime(body, deps.now());
  const opened = await openAttempt(tx, deps, test, {
    id: body.attempt_id,
    learnerId,
    clock: body,
    isBeginning: stored === null,
  });
  const attempt = await closeIfOver(tx, deps, opened);
  if (stored && body.answer) await applyAnswer(tx, deps, attempt, stored, { answer: body.answer, at });
  if (stored && body.marked_for_review !== undefined) {
    await markForReview(tx, attempt, stored.question.id, {
      marked: body.marked_for_review,
      at: at.getTime(),
    });
  }
  return {
    attempt_id: attempt.id,
    began_at: attempt.opened_at.getTime(),
    deadline_at: attempt.deadline_at.getTime(),
  };
}

/**
 * Submits an attempt. One submitted by the deadline meanwhile becomes the learner's own submission after all;
 * one that they have submitted already, perhaps from another device, does not change, since nothing would be
 * lost.
 */
export async function submitExam(
  tx: Tx,
  deps: ExamDeps,
  taker: Taker,
  test: ExamRow,
  body: BodyOf<typeof ENDPOINTS.practice.submit>,
): Promise<{ attempt: Attempt }> {
  checkTaker(test, taker);
  const learnerId = taker.id;
  const at = learnerTime(body, deps.now());
  const opened = await openAttempt(tx, deps, test, {
    id: body.attempt_id,
    learnerId,
    clock: body,
    isBeginning: false,
  });
  const submission = {
    submitted_at: new Date(submissionTime(at.getTime(), opened.deadline_at.getTime())),
    closed_by_time: false,
  };
  let attempt = opened;
  if (!opened.submitted_at) {
    attempt = await submitAsItStands(tx, deps, opened, submission);
  } else if (opened.closed_by_time) {
    await updateAttempt(tx, opened.id, submission);
    attempt = { ...opened, ...submission };
  }
  if (attempt !== opened) {
    const { minutes } = test.test;
    const completed = { learnerId, subject: `test:${test.id}`, courseId: null, minutes };
    await recordStudy(tx, { ...completed, at: submission.submitted_at }, deps.now());
  }
  const [questions, answers] = [await questionsOf(tx, test.id), await answersOf(tx, attempt.id)];
  const served = questions.filter(({ retired }) => !retired);
  const teachers = await teacherEvaluations(tx, attempt.id);
  return { attempt: scoreOf(test, served, attempt, answers, teachers) };
}
