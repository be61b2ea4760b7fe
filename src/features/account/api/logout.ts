import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { revokeLater, sendRevocations } from '#src/platform/outbox/owner/revocations.ts';
import { requestBackgroundSync } from '#src/platform/outbox/sending/background-sync.ts';

/** Longest wait for the server's word, milliseconds: leaving must work with no network too. */
const PATIENCE_MS = 3_000;

/** Ends the token here, and on the server now or once there is a network. */
export async function logout(token: string): Promise<void> {
  // First what outlives a killed browser, so that nothing signs the learner in again.
  const kept = await revokeLater(token).then(
    () => true,
    () => false,
  );
  if (!kept) {
    await call(ENDPOINTS.account.logout, {
      options: { as: { token }, signal: AbortSignal.timeout(PATIENCE_MS) },
    });
    return;
  }
  if (!(await sendRevocations(PATIENCE_MS))) await requestBackgroundSync();
}
