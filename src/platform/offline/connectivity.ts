import { create } from 'zustand';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type Reachability, unreachableText } from '#rules/network/reachability.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { reachOf } from '#src/platform/http/api-result.ts';
import { call } from '#src/platform/http/http.ts';

interface Connectivity {
  /** Whether our server responds. The device's own online flag is only a hint, used as the initial value. */
  state: Reachability;
  /** The server wants service workers removed. */
  workerOff: boolean;
}

export const connectivity = create<Connectivity>(() => ({
  state: navigator.onLine === false ? 'offline' : 'online',
  workerOff: false,
}));

export const useConnectivity = (): Reachability => connectivity(({ state }) => state);

/** What keeps the server out of reach, in words; null while it responds. @param offline of a device without a network */
export function useUnreachable(offline: string): string | null {
  const state = useConnectivity();
  return state === 'online' ? null : unreachableText(state, offline);
}

/** In localStorage: the page that leads to a network's sign-in page, as our server last gave it. */
export const WIFI_PAGE_KEY = 'luyen.wifi-page';

async function askServer(): Promise<Reachability> {
  const result = await call(ENDPOINTS.health.live, { options: { limits: 'health' } });
  if (result.success) {
    const page = result.data.wifi_page;
    if (page) deviceStorage.setItem(WIFI_PAGE_KEY, JSON.stringify(page));
    else deviceStorage.removeItem(WIFI_PAGE_KEY);
    connectivity.setState({ workerOff: result.data.service_worker === 'off' });
    return 'online';
  }
  // A failure in our envelope comes from our server; a captive portal's response does not.
  return reachOf(result);
}

const checks = new Map<'running', Promise<boolean>>();

/** Asks our server; simultaneous callers share one request. @returns whether it responds */
export function checkNow(): Promise<boolean> {
  const running = checks.get('running');
  if (running) return running;
  const check = askServer()
    .then((state) => {
      connectivity.setState({ state });
      return state === 'online';
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
