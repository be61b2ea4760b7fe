import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
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
import { OptionalPart } from './optional-part.tsx';
import { scrollKey } from './scroll-key.ts';
import { Toaster } from './toaster.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useLoginEvent } from './use-login-event.ts';

const AnnouncementCard = lazyPart(() => import('./announcement-card.tsx'));
const AuthDialog = lazyPart(() => import('#src/features/account/components/auth-dialog.tsx'));
const NotificationModal = lazyPart(() => import('#src/ui/notification-modal.tsx'));
const HeldOpeningOffer = lazyPart(() => import('#src/platform/push/held-opening-offer.tsx'));
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
        <OptionalPart>{captive && <PortalNotice />}</OptionalPart>
        <OptionalPart>{isOpeningHeld && <HeldOpeningOffer />}</OptionalPart>
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
