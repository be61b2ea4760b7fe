import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { storeServedSettings } from '#src/platform/outbox/reminders/push-settings.ts';

/** What the server knows of the learner's reminders; it also updates this device's copy of their choices. */
export const pushSettings = (owner: string) =>
  readQuery(
    ENDPOINTS.push.settings,
    {},
    {
      call: async (endpoint, input) => {
        const served = await callOrThrow(endpoint, input);
        await storeServedSettings(owner, served);
        return served;
      },
      staleTime: 0,
    },
  );
