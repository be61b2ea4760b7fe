import { command, type Handlers, learner } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { askRegrade, askTeacher, readStanding, teacherSetting } from './service.ts';

export function teacherGradingHandlers(platform: Platform): Handlers<'teacherGrading'> {
  const { db } = platform;
  const setting = teacherSetting(platform);
  return {
    read: learner(({ learner: { id }, params: { attempt, question } }) =>
      readStanding(db, setting, id, { attemptId: attempt, questionId: question }),
    ),
    ask: command(({ tx, learner: { id }, body }) => askTeacher(tx, setting, id, body)),
    regrade: command(({ tx, learner: { id }, body }) => askRegrade(tx, setting, id, body)),
  };
}
