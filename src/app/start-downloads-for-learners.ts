import { queryClient } from '#src/offline/query-client.ts';
import { useSession } from '#src/session/session.ts';

/** Loads and starts what downloads once somebody is signed in, after the first frame; a guest downloads nothing. */
export function startDownloadsForLearners(): void {
  const start = () =>
    void import('#src/downloads/downloader.ts').then(({ startDownloads }) => startDownloads(queryClient));
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
