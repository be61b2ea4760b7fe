import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

type DayStreaks = ResponseOf<typeof ENDPOINTS.courseLearning.dayStreaks>;

/** Completes a response that an earlier version has stored on this device. */
const complete = (data: DayStreaks): DayStreaks => ENDPOINTS.courseLearning.dayStreaks.response.parse(data);

/** Days in a row with something completed, whatever it was. Never cached: recently sent work changes it. */
export const dayStreaks = () =>
  queryOptions({
    queryKey: ['course', 'streak'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.courseLearning.dayStreaks, { options: { signal } }),
    select: complete,
    staleTime: 0,
    meta: { persist: 'first-frame' },
  });
