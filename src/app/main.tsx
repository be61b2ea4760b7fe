import '#src/styles/app.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepInMemoryIfRefused } from '#src/platform/offline/memory-database.ts';
import { watchPageSnapshot } from '#src/platform/offline/page-snapshot.ts';
import { queryClient, startQueryPersistence } from '#src/platform/offline/query-client.ts';
import { watchConnectivity } from '#src/platform/offline/watch-connectivity.ts';
import { watchInstallPrompt } from '#src/platform/pwa/install-prompt.ts';
import { currentSession, followOtherTabs, useSession } from '#src/platform/session/session.ts';
import { refreshVip } from '#src/platform/session/vip.ts';
import { AppTree } from './app-tree.tsx';
import { watchChunks } from './chunk-reload.ts';
import { identifyCalls } from './identify-calls.ts';
import { routes } from './routes.ts';
import { SERVED_ID } from './served-id.ts';
import { startOutboxWhenNeeded } from './start-outbox-when-needed.ts';
import { applyTheme, storedTheme } from './theme.ts';
import { watchMaintenance } from './watch-maintenance.ts';

/** Refreshes the learner's VIP status at the start, after a change of learner, and on coming back online. */
function refreshVipStatus(): void {
  void refreshVip();
  useSession.subscribe((now, before) => {
    if (now.learnerId !== before.learnerId) void refreshVip();
  });
  addEventListener('online', () => void refreshVip());
}

async function start(root: HTMLElement): Promise<void> {
  // Without it the app starts, too, and each save says why it failed.
  await keepInMemoryIfRefused().catch(() => undefined);
  identifyCalls();
  applyTheme(storedTheme());
  watchChunks();
  followOtherTabs();
  watchPageSnapshot(currentSession().learnerId);
  startQueryPersistence();
  watchConnectivity();
  watchInstallPrompt();

  // A server-rendered page is hydrated in place. Nothing else needs that code.
  const taken =
    document.getElementById(SERVED_ID) &&
    (await import('./hydrate-page.tsx')
      .then((page) => page.hydratePage(queryClient, routes))
      .catch(() => null));
  const router = createBrowserRouter(routes, taken ?? {});
  watchMaintenance(queryClient.getQueryCache(), () => {
    void import('./leave-for-maintenance.ts').then((late) => late.leaveForMaintenance(router));
  });

  const tree = (
    <AppTree client={queryClient}>
      <RouterProvider router={router} />
    </AppTree>
  );
  if (taken) {
    taken.join(root, tree);
  } else {
    // From now on each page sets the document title itself, and the first title element wins.
    document.querySelector('head > title')?.remove();
    root.replaceChildren();
    createRoot(root).render(tree);
  }

  void startOutboxWhenNeeded();
  refreshVipStatus();
  void import('./start-later.ts').then(({ startLater }) => startLater(router));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
