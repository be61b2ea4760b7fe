import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { readStoredQuery, refreshQuery } from '#src/platform/offline/refresh-queries.ts';
import { within } from '#src/platform/offline/within.ts';

/** Maximum time a page waits for the server's leave, milliseconds. */
const LEAVE_MS = 3_000;

/**
 * Whether the server lets the learner into a speaking set without VIP (docs/product.md, point 4). A leave that is
 * stored on this device is enough, so that what was practised once opens with no network; the calls of the set check
 * again.
 */
export async function hasTopicLeave(id: string): Promise<boolean> {
  const leave = readQuery(ENDPOINTS.speakingRoom.isAllowed, { params: { id } });
  const isGiven = async () => (await readStoredQuery(queryClient, leave))?.is_allowed ?? false;
  if (await isGiven()) return true;
  await within(refreshQuery(queryClient, leave), LEAVE_MS);
  return isGiven();
}
