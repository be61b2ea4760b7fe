import { href } from '#contract/href.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { clearPersistedQueries } from '#src/platform/offline/query-client.ts';
import { forgetOwner } from '#src/platform/outbox/owner/forget-owner.ts';
import { setSender } from '#src/platform/outbox/owner/sender.ts';
import { showBadge } from '#src/platform/push/badge.ts';
import { turnOff } from '#src/platform/push/turn-on.ts';
import { clearSession, currentSession } from '#src/platform/session/session.ts';
import { forgetDownloads } from '#src/shared/download/free.ts';

export const deleteAccount = (phone: string, code: string) =>
  call(ENDPOINTS.privacy.deleteAccount, { body: { phone, code } });

/** Removes everything of a deleted learner from this device, then restarts as a guest. */
export async function eraseLearner(): Promise<void> {
  const { learnerId } = currentSession();
  // First what survives a killed browser. No failure here may stop the rest from being cleared.
  await setSender(null).catch(() => undefined);
  await turnOff(null).catch(() => undefined);
  await showBadge(0);
  if (learnerId !== null) await forgetOwner(learnerId).catch(() => undefined);
  clearSession();
  await clearPersistedQueries();
  await forgetDownloads(null).catch(() => undefined);
  location.assign(href('home'));
}
