import { Workbox } from 'workbox-window';
import { WORKER_REMOVED } from '#src/platform/caches/worker-removed.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { trustedScript } from '#src/platform/trusted-types/trusted-script.ts';
import { takeOver } from './take-over.ts';
import { watchUnsavedInput } from './unsaved-input.ts';
import { offerUpdate } from './update.ts';

/** Interval at which an open page checks for a new version, milliseconds. */
const CHECK_EVERY_MS = 60 * 60_000;

/** A first visit caches the app once nothing is more urgent, at the latest after this, milliseconds. */
const STORE_WITHIN_MS = 4000;

/** When the page has rendered and waits for the learner. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: STORE_WITHIN_MS });
    else setTimeout(done, STORE_WITHIN_MS / 4);
  });

/** The operator can switch the worker off (docs/operating.md). The code for it is loaded only then. */
function followSwitch(container: ServiceWorkerContainer): void {
  const removal = () => import('./worker-removal.ts');
  container.addEventListener('message', ({ data, ports }) => {
    if (data?.type === WORKER_REMOVED) void removal().then(({ answerRemoval }) => answerRemoval(ports));
  });
  const follow = ({ workerOff }: { workerOff: boolean }): void => {
    if (workerOff) void removal().then(({ removeWorker }) => removeWorker(container));
  };
  follow(connectivity.getState());
  connectivity.subscribe((now, before) => {
    if (now.workerOff !== before.workerOff) follow(now);
  });
}

/**
 * Offers a version that was found before the page registered its worker: on an earlier page, or while this one was
 * loading, as the browser looks for one at every navigation.
 */
function offerWhatIsThere(
  { active, installing, waiting }: ServiceWorkerRegistration,
  offer: () => void,
): void {
  if (!active) return;
  if (waiting) offer();
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') offer();
  });
}

/**
 * Registers the worker that opens the app with no network. A new version waits until the learner accepts it;
 * then this page reloads once. Other open pages continue with their version.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox(trustedScript('/sw.js'), { scope: '/' });

  watchUnsavedInput();
  followSwitch(navigator.serviceWorker);

  if (!navigator.serviceWorker.controller) await idle();
  const registration = await worker.register().catch(() => undefined);
  if (!registration) return;
  const offer = (): void => offerUpdate(() => takeOver(worker, registration));
  worker.addEventListener('waiting', offer);
  offerWhatIsThere(registration, offer);
  const lookForUpdate = (): void => {
    if (navigator.onLine) void registration.update().catch(() => undefined);
  };
  setInterval(lookForUpdate, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookForUpdate();
  });
}
