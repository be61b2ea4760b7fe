import { create } from 'zustand';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { isUnreachable } from '#src/platform/http/api-result.ts';
import { call } from '#src/platform/http/http.ts';

export type ConnectivityState = 'online' | 'offline';

/** Whether our server responds. The device's own online flag is only a hint, used as the initial value. */
export const connectivity = create<{ state: ConnectivityState }>(() => ({
  state: navigator.onLine === false ? 'offline' : 'online',
}));

export const useConnectivity = (): ConnectivityState => connectivity(({ state }) => state);

async function serverAnswers(): Promise<boolean> {
  const result = await call(ENDPOINTS.health.live, { options: { limits: 'health' } });
  // A failure in our envelope comes from our server; a captive portal's response does not.
  return result.success || !isUnreachable(result.code);
}

const checks = new Map<'running', Promise<boolean>>();

/** Asks our server; simultaneous callers share one request. */
export function checkNow(): Promise<boolean> {
  const running = checks.get('running');
  if (running) return running;
  const check = serverAnswers()
    .then((answers) => {
      connectivity.setState({ state: answers ? 'online' : 'offline' });
      return answers;
    })
    .finally(() => checks.delete('running'));
  checks.set('running', check);
  return check;
}

/**
 * Reports the outcome of a call: a response of our server proves the network, a missing one triggers a check.
 */
export function reportCallOutcome(ok: boolean): void {
  if (ok) connectivity.setState({ state: 'online' });
  else void checkNow();
}
