import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export type Notification = ResponseOf<typeof ENDPOINTS.notifications.list>['notifications'][number];

/** The learner's notifications of the last 30 days, newest first. */
export const notifications = () => readQuery(ENDPOINTS.notifications.list, {});
