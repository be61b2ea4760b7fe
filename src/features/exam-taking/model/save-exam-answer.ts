import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { Answer } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { answerOf, changeAttempt, putAnswer } from '#src/platform/outbox/attempts/attempts.ts';
import { saveInTransaction } from '#src/platform/outbox/database/transaction.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { enqueue } from '#src/platform/outbox/queue/save-command.ts';
import { sealRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { examAnswer, examBeginning, examMark } from '#src/shared/exam/commands.ts';
import { type ExamAttemptRow, findLocalExam, isOpen } from '#src/shared/exam/find-local-exam.ts';

export interface ExamPlace {
  owner: string;
  attemptId: string;
  questionId: string;
  /** Shown in the list of unsent work: the question's number or the test's title. */
  label: string;
}

/** Nothing was stored: the time is over, or the attempt has been submitted. */
export class ExamClosed extends Error {
  override readonly name = 'TestClosed';
}

type Content = Pick<BodyOf<typeof examAnswer>, 'answer' | 'marked_for_review'>;

/**
 * Stores, in one transaction, the local copy, the end of its recording, and the command that sends it after
 * the start of the attempt.
 */
async function save(
  command: typeof examAnswer | typeof examMark,
  { owner, attemptId, questionId, label }: ExamPlace,
  content: Content,
  storeLocally: (attempt: ExamAttemptRow, at: number) => Promise<unknown>,
): Promise<void> {
  const recordingId = recordingOf(content.answer);
  const seal = await sealRecording(recordingId);
  await saveInTransaction(async () => {
    const attempt = await findLocalExam(owner, attemptId);
    // A late row must not replace an earlier one in the queue that still counts.
    if (!attempt || !isOpen(attempt)) throw new ExamClosed(attemptId);
    // The server compares these times: an answer must not be older than the one that it replaces.
    const before = await answerOf(attemptId, questionId);
    const at = Math.max(Date.now(), before?.savedAt ?? 0);
    await storeLocally(attempt, at);
    const beginning = await rowsOf([examBeginning], { attempt_id: attemptId });
    await enqueue(command, {
      owner,
      body: {
        attempt_id: attemptId,
        test_id: attempt.practiceId,
        question_id: questionId,
        ...content,
        at,
        skew: attempt.test.skew,
      },
      label,
      recordingId,
      seal,
      after: beginning.map(({ id }) => id),
    });
  });
}

/** Saves an answer; resolves once it is stored. @throws ExamClosed if it would no longer count */
export const saveExamAnswer = (given: ExamPlace & { answer: Answer }): Promise<void> => {
  const { owner, attemptId, questionId, answer } = given;
  return save(examAnswer, given, { answer }, (_, at) =>
    putAnswer({ attemptId, questionId, owner, answer, savedAt: at }),
  );
};

/** Saves or removes a question's mark for review. @throws ExamClosed if the attempt is over */
export const markForReview = (given: ExamPlace & { marked: boolean }): Promise<void> => {
  const { attemptId, questionId, marked } = given;
  return save(examMark, given, { answer: null, marked_for_review: marked }, ({ test }) =>
    changeAttempt(attemptId, { test: { ...test, marks: { ...test.marks, [questionId]: marked } } }),
  );
};
