import '#src/styles/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchKeptFrame } from '#src/offline/kept-frame.ts';
import { queryClient, startReads } from '#src/offline/query-client.ts';
import { QueryProvider } from '#src/offline/query-provider.tsx';
import { watchConnectivity } from '#src/offline/watch-connectivity.ts';
import { watchInstallPrompt } from '#src/pwa/install-prompt.ts';
import { registerServiceWorker } from '#src/pwa/register-service-worker.ts';
import { currentSession, followOtherTabs } from '#src/session/session.ts';
import { watchChunks } from './chunk-reload.ts';
import { keepVip } from './keep-vip.ts';
import { LastResort } from './last-resort.tsx';
import { routes } from './routes.ts';
import { startDownloadsForLearners } from './start-downloads-for-learners.ts';
import { startOutboxWhenNeeded } from './start-outbox-when-needed.ts';
import { applyTheme, storedTheme } from './theme.ts';
import { watchMaintenance } from './watch-maintenance.ts';

function start(root: HTMLElement): void {
  applyTheme(storedTheme());
  watchChunks();
  followOtherTabs();
  watchKeptFrame(currentSession().learnerId);
  startReads();
  watchConnectivity();
  watchInstallPrompt();
  // From here on each page names the tab itself, and the first title of a document is the one that counts.
  document.querySelector('head > title')?.remove();

  const router = createBrowserRouter(routes);
  watchMaintenance(queryClient.getQueryCache(), () => {
    void import('./leave-for-maintenance.ts').then((late) => late.leaveForMaintenance(router));
  });

  const draw = (): void =>
    createRoot(root).render(
      <StrictMode>
        <LastResort>
          <QueryProvider>
            <RouterProvider router={router} />
          </QueryProvider>
        </LastResort>
      </StrictMode>,
    );

  // Where the server has put the page's text, it stays to be read until the page's own code is here.
  if (root.hasChildNodes() && !router.state.initialized) {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      // In slices: one can read and scroll meanwhile.
      startTransition(draw);
    });
  } else {
    draw();
  }

  void registerServiceWorker();
  void startOutboxWhenNeeded();
  startDownloadsForLearners();
  keepVip();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// With a text to read there is no hurry: the page may answer a finger between loading the app and starting it.
if (root.hasChildNodes()) setTimeout(start, 0, root);
else start(root);
