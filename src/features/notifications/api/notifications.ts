import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listNotifications } from '#contract/profile.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

export type Notification = ResponseOf<typeof listNotifications>['notifications'][number];

/** What happened for the learner in the last 30 days, newest first. */
export const notifications = () =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: ({ signal }) =>
      callOrThrow(listNotifications, { options: { token: currentSession().token, signal } }),
  });
