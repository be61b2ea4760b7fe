import type { FactsOf } from '#server/domain/course/exercise-facts.ts';
import { examDeps } from '#server/domain/exam/take-exam.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { exerciseCatalogue } from './exercise-catalogue.ts';
import { listExams } from './list-exams.ts';

export function examListHandlers(platform: Platform, facts: FactsOf): Handlers<'examList'> {
  const deps = examDeps(platform);
  const catalogue = exerciseCatalogue(platform);
  return {
    list: async ({ learner, guest }) =>
      listExams(platform.db, deps, await catalogue(), await facts(), {
        learnerId: learner?.id ?? null,
        guestId: guest?.id ?? null,
      }),
  };
}
