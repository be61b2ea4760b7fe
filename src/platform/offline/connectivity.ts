import { create } from 'zustand';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';

export type ConnectivityState = 'online' | 'offline';

/** Whether our own server answers. The device's own word for it is only a hint: it starts with that. */
export const connectivity = create<{ state: ConnectivityState }>(() => ({
  state: navigator.onLine === false ? 'offline' : 'online',
}));

export const useConnectivity = (): ConnectivityState => connectivity(({ state }) => state);

/** How long an answer may take before the network counts as none, milliseconds. */
const PATIENCE_MS = 8000;

async function serverAnswers(): Promise<boolean> {
  const result = await call(ENDPOINTS.health.live, { options: { signal: AbortSignal.timeout(PATIENCE_MS) } });
  // A failure in our own envelope is our server; a captive portal's answer is not.
  return result.success || (result.code !== 'NETWORK' && result.code !== 'FOREIGN_ANSWER');
}

const checks = new Map<'running', Promise<boolean>>();

/** Asks our server, once for all who ask at the same time. */
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

/** Tells what a call just met: an answer of our server proves the network, none calls for a check. */
export function reportCallOutcome(ok: boolean): void {
  if (ok) connectivity.setState({ state: 'online' });
  else void checkNow();
}
