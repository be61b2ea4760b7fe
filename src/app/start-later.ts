import type { DataRouter } from 'react-router';
import { LATEST_RELEASE } from '#src/features/whats-new/content/latest-release.ts';
import { loadPart } from '#src/platform/browser/load-part.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { announce } from '#src/platform/pwa/announce.ts';
import { isInstalled } from '#src/platform/pwa/install-prompt.ts';
import { registerServiceWorker } from '#src/platform/pwa/register-service-worker.ts';
import { useSession } from '#src/platform/session/session.ts';

/** Runs something once somebody is signed in: now, or when a guest signs in. */
function whenSignedIn(start: () => void): void {
  if (useSession.getState().token !== null) {
    start();
    return;
  }
  const stop = useSession.subscribe(({ token }) => {
    if (token === null) return;
    stop();
    start();
  });
}

/**
 * Loads what is shown without a network, over which it could not be loaded any more where no service worker is yet; a
 * page with a part missing is loaded again once the server responds.
 */
const loadOfflineParts = (): Promise<unknown> =>
  Promise.all([
    loadPart(() => import('./layout/stored-age.tsx')),
    loadPart(() => import('./layout/captive-portal-notice.tsx')),
  ]).catch(() => undefined);

/**
 * Starts what the first frame does not need, loaded after it. Guests are not reminded, and what they
 * may download runs from its own button.
 */
export function startLater(router: DataRouter): void {
  void registerServiceWorker();
  void loadOfflineParts();
  announce(LATEST_RELEASE, isInstalled());
  if ('launchQueue' in window)
    void import('./follow-launches.ts').then(({ followLaunches }) => followLaunches(router));
  whenSignedIn(() => {
    void import('#src/shared/download/downloader.ts').then(({ startDownloads }) =>
      startDownloads(queryClient),
    );
    // From now on the scores computed on this device also follow the session.
    void import('#src/shared/reading-report/device-scores.ts').then(({ followSession }) => followSession());
    void import('./follow-reminders.ts').then(({ followReminders }) => followReminders(router));
  });
}
