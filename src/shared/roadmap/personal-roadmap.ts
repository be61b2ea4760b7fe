import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The data for the learner's personal plan. */
export const personalRoadmap = () =>
  queryOptions({
    queryKey: ['roadmap'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.roadmap.roadmap, { options: { signal } }),
    meta: { persist: 'first-frame' },
  });
