import { BookOpen, CloudUpload, GraduationCap, Menu as MenuIcon, UserRound, Users } from 'lucide-react';
import { Suspense } from 'react';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useOutboxStarted } from '#src/platform/outbox/start/started.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { LazyMenu } from '#src/ui/lazy-menu.tsx';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { HeaderLink } from './header-link.tsx';

const SyncIndicator = lazyPart(() =>
  import('#src/platform/outbox/screen/sync-indicator.tsx').then((module) => ({
    default: module.SyncIndicator,
  })),
);

const showTeachers = () => showToast('info', SHELL.comingSoon, LONG_TOAST_MS);

const ENTRIES = [
  { label: SHELL.register, icon: UserRound, onSelect: () => openAuth('register') },
  { label: SHELL.onlineCourse, icon: GraduationCap, to: href('roadmap') },
  { label: SHELL.teachers, icon: Users, onSelect: showTeachers },
  { label: SHELL.blog, icon: BookOpen, to: href('blog') },
];
/** Shown to a guest who has work on this device. */
const ENTRIES_AT_WORK = [...ENTRIES, { label: SHELL.queue, icon: CloudUpload, to: href('outbox') }];

/** The header's middle and end for a guest. */
export function GuestHeader() {
  const atWork = useOutboxStarted(({ started }) => started);
  return (
    <>
      <nav aria-label={SHELL.mainMenu} className="hidden items-center md:flex">
        <LazyMenu
          label={SHELL.courses}
          entries={[{ label: SHELL.onlineCourse, icon: GraduationCap, to: href('roadmap') }]}
        />
        <button
          type="button"
          onClick={showTeachers}
          className="inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-muted hover:bg-sunk hover:text-ink"
        >
          {SHELL.teachers}
        </button>
        <HeaderLink to={href('blog')}>{SHELL.blog}</HeaderLink>
      </nav>
      <div className="group/end ml-auto flex items-center gap-0.5 sm:gap-2">
        <Suspense>{atWork && <SyncIndicator ofGuest />}</Suspense>
        <Button
          variant="quiet"
          className="whitespace-nowrap max-sm:px-2.5 max-sm:text-sm"
          onClick={() => openAuth('login')}
        >
          {SHELL.login}
        </Button>
        {/* On a phone the outbox indicator takes its place; the menu beside it leads there too. */}
        <Button
          variant="secondary"
          className="whitespace-nowrap max-sm:px-3.5 max-sm:text-sm max-sm:group-has-[[data-sync]]/end:hidden"
          onClick={() => openAuth('register')}
        >
          {SHELL.register}
        </Button>
        <LazyMenu
          icon={MenuIcon}
          label={SHELL.menu}
          entries={atWork ? ENTRIES_AT_WORK : ENTRIES}
          className="-mr-2 md:hidden"
        />
      </div>
    </>
  );
}
