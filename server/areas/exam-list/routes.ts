import { testSetting } from '#server/domain/exam/take-exam.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { exerciseCatalogue } from './exercise-catalogue.ts';
import { listTests } from './list-exams.ts';

export function examListHandlers(platform: Platform): Handlers<'examList'> {
  const setting = testSetting(platform);
  const catalogue = exerciseCatalogue(platform);
  return {
    list: async ({ learner, guest }) =>
      listTests(platform.db, setting, await catalogue(), {
        learnerId: learner?.id ?? null,
        guestId: guest?.id ?? null,
      }),
  };
}
