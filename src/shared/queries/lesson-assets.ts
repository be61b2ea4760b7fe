import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** A lesson with its sections and the learner's results. */
export const lessonAssets = (id: string) =>
  readQuery(
    ENDPOINTS.lesson.assets,
    { params: { id } },
    {
      // Work that was just sent changes it.
      staleTime: 0,
    },
  );
