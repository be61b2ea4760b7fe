import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The learner's newest graded readings aloud. */
export const newestReadings = () =>
  queryOptions({
    queryKey: ['graded-readings'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.learningReport.readings, { options: { signal } }),
  });
