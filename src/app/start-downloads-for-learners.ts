import { queryClient } from '#src/platform/offline/query-client.ts';
import { useSession } from '#src/platform/session/session.ts';

/**
 * Loads and starts downloads once somebody is signed in, after the first frame; guests download nothing. From then on
 * the scores computed on this device also follow the session.
 */
export function startDownloadsForLearners(): void {
  const start = () => {
    void import('#src/shared/download/downloader.ts').then(({ startDownloads }) =>
      startDownloads(queryClient),
    );
    void import('#src/shared/reading-report/device-scores.ts').then(({ followSession }) => followSession());
  };
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
