import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { onboardingResult } from '#src/features/conversation-course/api/introduction.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { readStoredQuery, refreshQuery } from '#src/platform/offline/refresh-queries.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { currentSession } from '#src/platform/session/session.ts';
import { storeIntroduced } from '#src/platform/session/vip.ts';

/** Null: the device has not been told. */
async function isStored(): Promise<boolean | null> {
  const stored = await readStoredQuery(queryClient, onboardingResult());
  return stored === null ? null : stored.result !== null;
}

async function isWaiting(owner: string): Promise<boolean> {
  return (
    (await pending([ENDPOINTS.conversationLevel.completeOnboarding], { owner }).catch(() => [])).length > 0
  );
}

/**
 * Whether the learner went through the introduction: here, as far as it is stored or waits to be sent, or elsewhere;
 * null where the server does not say.
 */
export async function wentThroughIntroduction(): Promise<boolean | null> {
  const { learnerId } = currentSession();
  if (learnerId === null) return false;
  const isHere = (await isStored()) || (await isWaiting(learnerId));
  if (!isHere) {
    // Until the call ends: whoever went through it elsewhere is not to be sent to go through it again.
    await refreshQuery(queryClient, { ...onboardingResult(), retry: false }).catch(() => undefined);
    const told = await isStored();
    if (told !== true) return told;
  }
  storeIntroduced();
  return true;
}
