import { type MouseEvent, Suspense } from 'react';
import { Outlet } from 'react-router';
import { SHELL } from '#src/messages/shell.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useWorking } from '../page-handle.ts';
import { AgeLine } from './age-line.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { GuestHeader } from './guest-header.tsx';
import { LearnerHeader } from './learner-header.tsx';
import { Logo } from './logo.tsx';
import { Rail } from './rail.tsx';

const AdviceDialog = lazyPart(() => import('#src/features/contact/components/advice-dialog.tsx'));
const HolidayTheme = lazyPart(() => import('#src/features/holiday-theme/components/holiday-theme.tsx'));

/** The context menu is disabled (docs/product.md, point 2), except in text fields, where it is needed for pasting. */
function keepMenuAway(event: MouseEvent<HTMLDivElement>): void {
  const typing = event.target instanceof Element && event.target.closest('input, textarea');
  if (!typing) event.preventDefault();
}

export function MainLayout() {
  const signedIn = useSession((session) => session.token !== null);
  const working = useWorking();
  const adviceAsked = useAdviceDialog(({ asked }) => asked);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive, only suppresses the context menu
    <div
      onContextMenu={keepMenuAway}
      className={`flex min-h-dvh flex-col ${signedIn ? 'pl-(--rail-width) max-lg:pb-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))]' : ''}`}
    >
      <a
        href="#main"
        className="absolute -top-20 left-4 z-40 rounded-full bg-action px-5 py-2.5 font-semibold text-on-action focus:top-2"
      >
        {SHELL.skip}
      </a>
      {signedIn && <Rail />}
      <header
        className={`sticky top-0 z-20 border-b border-line bg-canvas pt-[env(safe-area-inset-top)] ${signedIn ? 'lg:border-transparent' : ''}`}
      >
        <div className="mx-auto flex h-(--header-height) max-w-6xl items-center gap-3 px-4 sm:px-6 md:gap-6">
          <Logo className={signedIn ? 'lg:hidden' : ''} />
          {signedIn ? <LearnerHeader /> : <GuestHeader />}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-var(--header-height))] w-full">
        <AgeLine />
        <Outlet />
      </main>
      {!working && <Footer />}
      {signedIn && <BottomBar />}
      <Suspense>{adviceAsked && <AdviceDialog />}</Suspense>
      <Suspense>
        <HolidayTheme />
      </Suspense>
    </div>
  );
}
