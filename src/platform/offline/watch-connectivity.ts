import { checkNow, connectivity } from './connectivity.ts';

const SHORTEST_MS = 5000;
const MAX_DELAY_MS = 60_000;
/** Somebody is signing in to the network, perhaps on another page or device. */
const CAPTIVE_DELAY_MS = 10_000;

/**
 * Follows the network: the device's hints trigger a check, and while offline our server is polled at growing
 * intervals as long as the page is visible.
 * @returns stops following
 */
export function watchConnectivity(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = SHORTEST_MS;

  const plan = (): void => {
    clearTimeout(timer);
    timer = setTimeout(ask, wait);
    const isCaptive = connectivity.getState().state === 'captive';
    wait = Math.min(wait * 2, isCaptive ? CAPTIVE_DELAY_MS : MAX_DELAY_MS);
  };
  const ask = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) void checkNow().then(planIfOffline);
  };
  const planIfOffline = (): void => {
    if (!signal.aborted && connectivity.getState().state !== 'online') plan();
  };
  const unsubscribe = connectivity.subscribe(({ state }) => {
    clearTimeout(timer);
    wait = SHORTEST_MS;
    if (state !== 'online') plan();
  });

  window.addEventListener('online', ask, { signal });
  window.addEventListener('offline', () => connectivity.setState({ state: 'offline' }), { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  ask();
  return () => {
    controller.abort();
    unsubscribe();
    clearTimeout(timer);
  };
}
