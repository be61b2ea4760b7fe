import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { DatabaseLost } from '#src/platform/outbox/database/database-lost.tsx';
import { useHeldOpening } from '#src/platform/push/held-opening.ts';
import { useAnnouncement } from '#src/platform/pwa/announcement.ts';
import { useUpdatesHeld } from '#src/platform/pwa/update.ts';
import { UpdatePrompt } from '#src/platform/pwa/update-prompt.tsx';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useQuestionReport } from '#src/shared/questions/question-report.ts';
import { useNotifications } from '#src/ui/notification.ts';
import { FloatingNotices } from './floating-notices.tsx';
import { scrollKey } from './scroll-key.ts';
import { Toaster } from './toaster.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useLoginEvent } from './use-login-event.ts';

const AnnouncementCard = lazy(() => import('./announcement-card.tsx'));
const AuthDialog = lazy(() => import('#src/features/account/components/auth-dialog.tsx'));
const NotificationModal = lazy(() => import('#src/ui/notification-modal.tsx'));
const HeldOpeningOffer = lazy(() => import('#src/platform/push/held-opening-offer.tsx'));
/** Milliseconds: it counts what was completed, which nobody does in the first moments of a page. */
const GOAL_WATCH_AFTER = 2000;
const GoalWatch = lazy(async () => {
  await new Promise((done) => setTimeout(done, GOAL_WATCH_AFTER));
  return import('#src/features/today/components/goal-watch.tsx');
});
const PortalNotice = lazy(() =>
  import('./portal-notice.tsx').then((module) => ({ default: module.PortalNotice })),
);
const ReportQuestionDialog = lazy(
  () => import('#src/features/question-report/components/report-question-dialog.tsx'),
);

/** A reload would lose what is only in memory (a recording warns by itself when it cannot be stored). */
function LostWhereReloadHarmsNothing() {
  return useUpdatesHeld() ? null : <DatabaseLost />;
}

/** Elsewhere than at home, which celebrates by itself. */
function GoalWatchForLearners() {
  const signedIn = useSession((session) => session.token !== null);
  const isHome = useLocation().pathname === href('home');
  if (!signedIn || isHome) return null;
  return (
    <Suspense>
      <GoalWatch />
    </Suspense>
  );
}

/** What surrounds every page: navigation progress bar, toasts, the sign-in dialog. */
export function Frame() {
  const leaving = useNavigation().state === 'loading';
  const asked = useAuthDialog((state) => state.asked);
  const notified = useNotifications(({ waiting }) => waiting.length > 0);
  const isOpeningHeld = useHeldOpening(({ path }) => path !== null);
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
        <Suspense>{captive && <PortalNotice />}</Suspense>
        <Suspense>{isOpeningHeld && <HeldOpeningOffer />}</Suspense>
        <UpdatePrompt />
        <Suspense>{announcement && <AnnouncementCard announcement={announcement} />}</Suspense>
      </FloatingNotices>
      <GoalWatchForLearners />
      <Suspense>{asked && <AuthDialog entry={asked} />}</Suspense>
      <Suspense>{notified && <NotificationModal />}</Suspense>
      <Suspense>{reported && <ReportQuestionDialog question={reported} />}</Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
