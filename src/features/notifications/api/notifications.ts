import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export type Notification = ResponseOf<typeof ENDPOINTS.notifications.list>['notifications'][number];

/** The learner's notifications of the last 30 days, newest first. */
export const notifications = () =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.notifications.list, { options: { signal } }),
  });
