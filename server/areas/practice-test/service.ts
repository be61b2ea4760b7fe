import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { Attempt, practiceSubmit } from '#contract/practice.ts';
import type { practiceTestUpdateAnswer } from '#contract/practice-test.ts';
import type { Answer } from '#contract/question.ts';
import { answerFate, deadlineOf, submissionTime } from '#rules/test-time.ts';
import type { Tx } from '#server/db/connect.ts';
import { ApiFailure } from '#server/http/api-failure.ts';
import type { Platform } from '#server/platform.ts';
import { gradingDesk } from '../grading-count/grading-desk.ts';
import type { StoredQuestion } from '../practice/attempt-view.ts';
import { learnerTime } from '../practice/learner-time.ts';
import { markOrQueue } from '../practice/mark-attempt.ts';
import { checkAnswer, owned } from '../practice/service.ts';
import { answersOf, findQuestion, lockAttempt, questionsOf, storeAnswer } from '../practice/store.ts';
import {
  type CloseSetting,
  type CloseTestJob,
  closeIfOver,
  closingTime,
  submitAsItStands,
} from './close-test.ts';
import {
  answeredAt,
  findTest,
  insertAttempt,
  isTestAttempt,
  type TestAttemptRow,
  type TestRow,
  updateAttempt,
} from './store.ts';
import { scoreOf } from './test-view.ts';

export interface TestSetting extends CloseSetting {
  enqueueDeadline: (tx: Tx, job: CloseTestJob, at: Date) => Promise<void>;
}

export const testSetting = (platform: Pick<Platform, 'jobs' | 'config'>): TestSetting => ({
  now: Date.now,
  askGrading: gradingDesk(platform),
  enqueueDeadline: platform.jobs.enqueueDeadline,
});

/**
 * The learner's attempt, locked, begun by its first command to arrive. Where that was not its first command to be
 * given, the beginning that comes after it moves the deadline to where it belongs.
 */
async function openAttempt(
  tx: Tx,
  setting: TestSetting,
  test: TestRow,
  given: { id: string; learnerId: string; at: Date; isBeginning: boolean },
): Promise<TestAttemptRow> {
  const { id, learnerId, at, isBeginning } = given;
  const times = { opened_at: at, deadline_at: new Date(deadlineOf(at.getTime(), test.test.minutes)) };
  const { isNew } = await insertAttempt(tx, { id, learner_id: learnerId, exercise_id: test.id, ...times });
  const attempt = owned(await lockAttempt(tx, id), learnerId, test.id);
  if (!isTestAttempt(attempt)) throw new ApiFailure('NOT_FOUND');
  const isEarlier = isBeginning && attempt.submitted_at === null && at < attempt.opened_at;
  if (isEarlier) await updateAttempt(tx, id, times);
  if (isNew || isEarlier)
    await setting.enqueueDeadline(tx, { attemptId: id }, closingTime(times.deadline_at));
  return isEarlier ? { ...attempt, ...times } : attempt;
}

/** Stores an answer by the time it was given; in an attempt already submitted it is marked at once. */
async function takeAnswer(
  tx: Tx,
  setting: TestSetting,
  attempt: TestAttemptRow,
  stored: StoredQuestion,
  given: { answer: Answer; at: Date },
): Promise<void> {
  const { answer, at } = given;
  const questionId = stored.question.id;
  const submitted = attempt.closed_by_time ? null : (attempt.submitted_at?.getTime() ?? null);
  const fate = answerFate(at.getTime(), await answeredAt(tx, attempt.id, questionId), {
    deadline: attempt.deadline_at.getTime(),
    submitted,
  });
  if (fate === 'too-late') throw new ApiFailure('DEADLINE_PASSED');
  if (fate === 'after-submission') throw new ApiFailure('ATTEMPT_SUBMITTED');
  if (fate === 'older') return;
  await storeAnswer(tx, { attemptId: attempt.id, questionId, answer, answeredAt: at });
  const { submitted_at } = attempt;
  if (submitted_at) await markOrQueue(tx, { ...attempt, submitted_at }, stored, answer, setting.askGrading);
}

/** Stores whether a question is to be looked at again. In a submitted attempt it means nothing any more. */
async function markForReview(
  tx: Tx,
  attempt: TestAttemptRow,
  questionId: string,
  mark: { marked: boolean; at: number },
): Promise<void> {
  const known = attempt.review_marks[questionId];
  if (attempt.submitted_at || (known && known.at > mark.at)) return;
  await updateAttempt(tx, attempt.id, { review_marks: { ...attempt.review_marks, [questionId]: mark } });
}

/** Begins an attempt, stores an answer or marks a question, each by when it was done rather than when it arrived. */
export async function updateTestAnswer(
  tx: Tx,
  setting: TestSetting,
  learnerId: string,
  body: BodyOf<typeof practiceTestUpdateAnswer>,
): Promise<ResponseOf<typeof practiceTestUpdateAnswer>> {
  const test = await findTest(tx, body.test_id);
  if (!test) throw new ApiFailure('NOT_FOUND');
  const stored = body.question_id === null ? null : await findQuestion(tx, test.id, body.question_id);
  if (stored === undefined) throw new ApiFailure('NOT_FOUND');
  if (stored && body.answer) await checkAnswer(tx, learnerId, stored.question, body.answer);
  const at = learnerTime(body, setting.now());
  const opened = await openAttempt(tx, setting, test, {
    id: body.attempt_id,
    learnerId,
    at,
    isBeginning: stored === null,
  });
  const attempt = await closeIfOver(tx, setting, opened);
  if (stored && body.answer) await takeAnswer(tx, setting, attempt, stored, { answer: body.answer, at });
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
 * Submits an attempt. One that the deadline has submitted meanwhile is the learner's own submission after all; one
 * that they have submitted, from another device perhaps, stays as it is, since a submission has nothing to lose.
 */
export async function submitTest(
  tx: Tx,
  setting: TestSetting,
  learnerId: string,
  test: TestRow,
  body: BodyOf<typeof practiceSubmit>,
): Promise<{ attempt: Attempt }> {
  const at = learnerTime(body, setting.now());
  const opened = await openAttempt(tx, setting, test, {
    id: body.attempt_id,
    learnerId,
    at,
    isBeginning: false,
  });
  const submission = {
    submitted_at: new Date(submissionTime(at.getTime(), opened.deadline_at.getTime())),
    closed_by_time: false,
  };
  let attempt = opened;
  if (!opened.submitted_at) {
    attempt = await submitAsItStands(tx, setting, opened, submission);
  } else if (opened.closed_by_time) {
    await updateAttempt(tx, opened.id, submission);
    attempt = { ...opened, ...submission };
  }
  const [questions, answers] = [await questionsOf(tx, test.id), await answersOf(tx, attempt.id)];
  const served = questions.filter(({ retired }) => !retired);
  return { attempt: scoreOf(test, served, attempt, answers) };
}
