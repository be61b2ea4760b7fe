import { wholeAgreement } from '#server/domain/teacher-grading/agreement.ts';
import { answerTeacher } from '#server/domain/teacher-grading/messages.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { readGradingStatus, requestRegrade, requestTeacher, teacherGradingDeps } from './request-grading.ts';

export function handlers(platform: Platform): Handlers<'teacherGrading'> {
  const { db } = platform;
  const deps = teacherGradingDeps(platform);
  return {
    read: ({ learner: { id }, params: { attempt, question } }) =>
      readGradingStatus(db, deps, id, { attemptId: attempt, questionId: question }),
    ask: ({ tx, learner: { id }, body }) => requestTeacher(tx, deps, id, body),
    answerMessage: async ({ tx, learner, body }) => ({ message: await answerTeacher(tx, learner.id, body) }),
    agreement: () => wholeAgreement(db),
    regrade: ({ tx, learner: { id }, body }) => requestRegrade(tx, deps, id, body),
  };
}
