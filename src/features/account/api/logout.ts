import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { revokeLater, sendRevocations } from '#src/platform/outbox/owner/revocations.ts';
import { requestBackgroundSync } from '#src/platform/outbox/sending/background-sync.ts';

/** Revokes the token on this device, and on the server now or once there is a network. */
export async function logout(token: string): Promise<void> {
  // Stored first: it must survive a killed browser, so that nothing signs the learner in again.
  const isStored = await revokeLater(token).then(
    () => true,
    () => false,
  );
  if (!isStored) {
    // Signing out must work offline, too.
    await call(ENDPOINTS.account.logout, { options: { as: { token }, limits: 'quick' } });
    return;
  }
  if (!(await sendRevocations())) await requestBackgroundSync();
}
