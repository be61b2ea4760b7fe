import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { revokeLater, sendRevocations } from '#src/platform/outbox/owner/revocations.ts';
import { requestBackgroundSync } from '#src/platform/outbox/sending/background-sync.ts';

/** Longest wait for the server, milliseconds: signing out must work offline, too. */
const TIMEOUT_MS = 3_000;

/** Revokes the token on this device, and on the server now or once there is a network. */
export async function logout(token: string): Promise<void> {
  // Stored first: it must survive a killed browser, so that nothing signs the learner in again.
  const isStored = await revokeLater(token).then(
    () => true,
    () => false,
  );
  if (!isStored) {
    await call(ENDPOINTS.account.logout, {
      options: { as: { token }, signal: AbortSignal.timeout(TIMEOUT_MS) },
    });
    return;
  }
  if (!(await sendRevocations(TIMEOUT_MS))) await requestBackgroundSync();
}
