import { examDeps } from '#server/domain/exam/take-exam.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { exerciseCatalogue } from './exercise-catalogue.ts';
import { listExams } from './list-exams.ts';

export function handlers(parts: Parts): Handlers<'examList'> {
  const deps = examDeps(parts);
  const catalogue = exerciseCatalogue(parts);
  return {
    list: async ({ learner, guest }) =>
      listExams(parts.db, deps, await catalogue(), await parts.facts(), {
        learnerId: learner?.id ?? null,
        guestId: guest?.id ?? null,
      }),
  };
}
