import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The learner's progress in all pronunciation lessons, also on other devices. */
export const pronunciationProgress = () =>
  readQuery(
    ENDPOINTS.lesson.pronunciationProgressOfAll,
    {},
    {
      // A grade may arrive at any moment.
      staleTime: 0,
    },
  );
