import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { askRegrade, askTeacher, readStanding, teacherSetting } from './service.ts';

export function teacherGradingHandlers(platform: Platform): Handlers<'teacherGrading'> {
  const { db } = platform;
  const setting = teacherSetting(platform);
  return {
    read: ({ learner: { id }, params: { attempt, question } }) =>
      readStanding(db, setting, id, { attemptId: attempt, questionId: question }),
    ask: ({ tx, learner: { id }, body }) => askTeacher(tx, setting, id, body),
    regrade: ({ tx, learner: { id }, body }) => askRegrade(tx, setting, id, body),
  };
}
