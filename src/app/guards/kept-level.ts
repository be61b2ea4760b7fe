import type { SpeakingLevel } from '#contract/speaking.ts';
import { userLevel } from '#src/features/speaking-room/api/user-level.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { readStoredQuery } from '#src/platform/offline/refresh-queries.ts';

/** The learner's speaking level as it is stored with the page on which it is set; null if there is none. */
export async function keptLevel(): Promise<SpeakingLevel | null> {
  return (await readStoredQuery(queryClient, userLevel()))?.level ?? null;
}
