import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { storeServedSettings } from '#src/platform/outbox/reminders/push-settings.ts';

/** What the server knows of the learner's reminders; it also updates this device's copy of their choices. */
export const pushSettings = (owner: string) =>
  queryOptions({
    queryKey: ['push', 'settings'],
    queryFn: async ({ signal }) => {
      const served = await callOrThrow(ENDPOINTS.push.settings, { options: { signal } });
      await storeServedSettings(owner, served);
      return served;
    },
    staleTime: 0,
  });
