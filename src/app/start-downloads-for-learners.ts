import { queryClient } from '#src/platform/offline/query-client.ts';
import { whenSignedIn } from './when-signed-in.ts';

/**
 * Loads and starts downloads once somebody is signed in, after the first frame; guests download nothing. From then on
 * the scores computed on this device also follow the session.
 */
export const startDownloadsForLearners = (): void =>
  whenSignedIn(() => {
    void import('#src/shared/download/downloader.ts').then(({ startDownloads }) =>
      startDownloads(queryClient),
    );
    void import('#src/shared/reading-report/device-scores.ts').then(({ followSession }) => followSession());
  });
