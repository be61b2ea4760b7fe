import type { FactsOf } from '#server/domain/course/exercise-facts.ts';
import { examSetting } from '#server/domain/exam/take-exam.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { exerciseCatalogue } from './exercise-catalogue.ts';
import { listExams } from './list-exams.ts';

export function examListHandlers(platform: Platform, facts: FactsOf): Handlers<'examList'> {
  const setting = examSetting(platform);
  const catalogue = exerciseCatalogue(platform);
  return {
    list: async ({ learner, guest }) =>
      listExams(platform.db, setting, await catalogue(), await facts(), {
        learnerId: learner?.id ?? null,
        guestId: guest?.id ?? null,
      }),
  };
}
