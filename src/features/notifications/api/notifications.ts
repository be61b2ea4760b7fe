import { queryOptions } from '@tanstack/react-query';
import { listNotifications } from '#contract/notifications.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';

export type Notification = ResponseOf<typeof listNotifications>['notifications'][number];

/** What happened for the learner in the last 30 days, newest first. */
export const notifications = () =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: ({ signal }) =>
      callOrThrow(listNotifications, { options: { token: currentSession().token, signal } }),
  });
