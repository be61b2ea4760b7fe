import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { SpeakingLevel } from '#contract/speaking.ts';
import { userLevel } from '#src/features/speaking-room/api/user-level.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { readStoredQuery } from '#src/platform/offline/read-stored-query.ts';

/** The learner's speaking level as it is stored with the page on which it is set; null if there is none. */
export async function keptLevel(): Promise<SpeakingLevel | null> {
  const { response } = ENDPOINTS.speakingRoom.userLevel;
  const stored = await readStoredQuery(queryClient, userLevel().queryKey, response);
  return stored?.level ?? null;
}
