import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ApiError, type ClientCode } from '#src/platform/http/api-result.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { readStoredQuery, refreshQuery } from '#src/platform/offline/refresh-queries.ts';

const REFUSALS: ReadonlySet<ClientCode> = new Set<ClientCode>(['NOT_FOUND', 'FORBIDDEN']);

/** There is no such set, or none for this learner. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && REFUSALS.has(error.failure.code);

/**
 * Whether the server lets the learner into a speaking set without VIP (docs/product.md, point 4). A leave that is
 * stored on this device is enough, so that what was practised once opens with no network; the calls of the set check
 * again. Waits as long as the call takes; null where the server gives no answer.
 */
export async function hasTopicLeave(id: string): Promise<boolean | null> {
  const leave = readQuery(ENDPOINTS.speakingRoom.isAllowed, { params: { id } });
  const isGiven = async () => (await readStoredQuery(queryClient, leave))?.is_allowed ?? null;
  if (await isGiven()) return true;
  const error: unknown = await refreshQuery(queryClient, { ...leave, retry: false }).then(
    () => null,
    (reason: unknown) => reason,
  );
  return isRefusal(error) ? false : isGiven();
}
