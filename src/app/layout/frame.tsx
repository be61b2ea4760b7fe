import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useStore } from 'zustand';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { pageMemory } from '#src/platform/offline/page-memory.ts';
import { DatabaseLost } from '#src/platform/outbox/database/database-lost.tsx';
import { usePostponedPage } from '#src/platform/push/postponed-page.ts';
import { useAnnouncement } from '#src/platform/pwa/announcement.ts';
import { useUpdatesHeld } from '#src/platform/pwa/update.ts';
import { UpdatePrompt } from '#src/platform/pwa/update-prompt.tsx';
import { openAuth, useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useQuestionReport } from '#src/shared/questions/question-report.ts';
import { useNotifications } from '#src/ui/notification.ts';
import { FloatingNotices } from './floating-notices.tsx';
import { OptionalPart } from './optional-part.tsx';
import { scrollKey } from './scroll-key.ts';
import { Toaster } from './toaster.tsx';

/** Dispatched on the window by code that needs a signed-in learner; `detail.reload` reloads the page afterwards. */
const LOGIN_EVENT = 'luyen:login';

/** Opens the sign-in dialog when the event is dispatched. */
function useLoginEvent(): void {
  useEffect(() => {
    const open = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      const reload =
        typeof detail === 'object' && detail !== null && 'reload' in detail && detail.reload === true;
      openAuth('login', { reload });
    };
    addEventListener(LOGIN_EVENT, open);
    return () => removeEventListener(LOGIN_EVENT, open);
  }, []);
}

/** After navigation, moves focus to the new content for keyboard and screen-reader users. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [pathname]);
}

const AnnouncementCard = lazyPart(() => import('./announcement-card.tsx'));
const AuthDialog = lazyPart(() => import('#src/features/account/components/auth-dialog.tsx'));
const NotificationModal = lazyPart(() => import('#src/ui/notification-modal.tsx'));
const PostponedPageOffer = lazyPart(() => import('#src/platform/push/postponed-page-offer.tsx'));
/** Milliseconds: it counts what was completed, which nobody does in the first moments of a page. */
const GOAL_WATCH_AFTER = 2000;
const GoalWatch = lazyPart(async () => {
  await new Promise((done) => setTimeout(done, GOAL_WATCH_AFTER));
  return import('#src/features/today/components/goal-watch.tsx');
});
const PortalNotice = lazyPart(() =>
  import('./captive-portal-notice.tsx').then((module) => ({ default: module.PortalNotice })),
);
const ReportQuestionDialog = lazyPart(
  () => import('#src/features/question-report/components/report-question-dialog.tsx'),
);

/** A reload would lose what is only in memory (a recording warns by itself when it cannot be stored). */
function LostWhereReloadHarmsNothing() {
  return useUpdatesHeld() ? null : <DatabaseLost />;
}

const MemoryNotice = lazyPart(() => import('#src/platform/offline/memory-notice.tsx'));

/** Once, where work is stored: readers need no storage. */
function ToldOfMemory() {
  const isDue = useStore(pageMemory, ({ isUsed, isRead, pages }) => isUsed && !isRead && pages > 0);
  return <OptionalPart>{isDue && <MemoryNotice />}</OptionalPart>;
}

/** Elsewhere than at home, which celebrates by itself. */
function GoalWatchForLearners() {
  const signedIn = useSession((session) => session.token !== null);
  const isHome = useLocation().pathname === href('home');
  if (!signedIn || isHome) return null;
  return (
    <OptionalPart>
      <GoalWatch />
    </OptionalPart>
  );
}

/** What surrounds every page: navigation progress bar, toasts, the sign-in dialog. */
export function Frame() {
  const leaving = useNavigation().state === 'loading';
  const asked = useAuthDialog((state) => state.asked);
  const notified = useNotifications(({ waiting }) => waiting.length > 0);
  const isPagePostponed = usePostponedPage(({ path }) => path !== null);
  const reported = useQuestionReport((state) => state.asked);
  const announcement = useAnnouncement(({ due }) => due);
  const captive = useConnectivity() === 'captive';
  useFocusOnNavigation();
  useLoginEvent();
  return (
    <>
      {leaving && (
        <div role="status" className="fixed inset-x-0 top-0 z-60 h-0.5 animate-late bg-brand">
          <span className="sr-only">{SHELL.loadingPage}</span>
        </div>
      )}
      <Outlet />
      <Toaster />
      <FloatingNotices>
        <LostWhereReloadHarmsNothing />
        <ToldOfMemory />
        <OptionalPart>{captive && <PortalNotice />}</OptionalPart>
        <OptionalPart>{isPagePostponed && <PostponedPageOffer />}</OptionalPart>
        <UpdatePrompt />
        <OptionalPart>{announcement && <AnnouncementCard announcement={announcement} />}</OptionalPart>
      </FloatingNotices>
      <GoalWatchForLearners />
      <Suspense>{asked && <AuthDialog entry={asked} />}</Suspense>
      <Suspense>{notified && <NotificationModal />}</Suspense>
      <Suspense>{reported && <ReportQuestionDialog question={reported} />}</Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
