import { GRACE_MS } from '#rules/exam-taking/exam-time.ts';
import { questionsShown } from '#server/domain/attempt/attempt-view.ts';
import { recordKeysShown } from '#server/domain/attempt/keys-shown.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { answersOf, findAttempt, questionsOf } from '#server/domain/attempt/store.ts';
import { closeOverdue } from '#server/domain/exam/close-exam.ts';
import { examWithAttempt, untouchedExam } from '#server/domain/exam/exam-view.ts';
import { attemptUnderWay, findExam, isExamAttempt } from '#server/domain/exam/store.ts';
import { examDeps, updateExamAnswer } from '#server/domain/exam/take-exam.ts';
import { teacherEvaluations } from '#server/domain/teacher-grading/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { RawJson } from '#server/http/envelope.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';

export function handlers(platform: Platform): Handlers<'examTaking'> {
  const { db, content } = platform;
  const deps = examDeps(platform);

  const served = content.keep(async (id) => {
    const test = await findExam(content.db, id);
    if (!test || test.retired) return null;
    const questions = (await questionsOf(content.db, id)).filter(({ retired }) => !retired);
    return new RawJson(JSON.stringify(untouchedExam(test, questions)));
  });

  const readUntouched = async (examId: string): Promise<RawJson> => {
    const test = await served(examId);
    if (!test) throw new ApiFailure('NOT_FOUND');
    return test;
  };

  const readOwn = async (learnerId: string, examId: string, attemptId: string) => {
    const test = await findExam(db, examId);
    if (!test) throw new ApiFailure('NOT_FOUND');
    const found = owned(await findAttempt(db, attemptId), learnerId, examId);
    if (!isExamAttempt(found)) throw new ApiFailure('NOT_FOUND');
    const attempt = await closeOverdue(db, deps, found);
    const [questions, answers, teachers] = await Promise.all([
      questionsOf(db, examId),
      answersOf(db, attemptId),
      teacherEvaluations(db, attemptId),
    ]);
    await recordKeysShown(db, attempt);
    return examWithAttempt(test, questionsShown(questions, answers), attempt, answers, teachers);
  };

  return {
    listQuestion: async ({ learner: signedIn, guest, query: { test_id, attempt_id } }) => {
      if (!attempt_id) return readUntouched(test_id);
      const taker = signedIn ?? guest;
      if (attempt_id !== 'current') {
        if (!taker) throw new ApiFailure('NOT_SIGNED_IN');
        return readOwn(taker.id, test_id, attempt_id);
      }
      const since = new Date(deps.now() - GRACE_MS);
      const current = taker && (await attemptUnderWay(db, taker.id, test_id, since));
      return taker && current ? readOwn(taker.id, test_id, current.id) : readUntouched(test_id);
    },

    updateAnswer: ({ tx, taker, body }) => updateExamAnswer(tx, deps, taker, body),
  };
}
