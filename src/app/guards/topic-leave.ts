import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { readStoredQuery } from '#src/platform/offline/read-stored-query.ts';
import { refreshQuery } from '#src/platform/offline/refresh-queries.ts';
import { within } from '#src/platform/offline/within.ts';

/** Maximum time a page waits for the server's leave, milliseconds. */
const LEAVE_MS = 3_000;

const leave = (id: string) => ({
  queryKey: ['speaking', 'is-allowed', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callOrThrow(ENDPOINTS.speakingRoom.isAllowed, { params: { id }, options: { signal } }),
});

/**
 * Whether the server lets the learner into a speaking set without VIP (docs/product.md, point 4). A leave that is
 * stored on this device is enough, so that what was practised once opens with no network; the calls of the set check
 * again.
 */
export async function hasTopicLeave(id: string): Promise<boolean> {
  const options = leave(id);
  const stored = () =>
    readStoredQuery(queryClient, options.queryKey, ENDPOINTS.speakingRoom.isAllowed.response);
  if ((await stored())?.is_allowed) return true;
  await within(refreshQuery(queryClient, options), LEAVE_MS);
  return (await stored())?.is_allowed ?? false;
}
