import { BookOpen, CircleUserRound, CloudUpload, GraduationCap, LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SHELL } from '#src/messages/shell.ts';
import { HeaderLink } from './header-link.tsx';
import { LazyMenu } from './lazy-menu.tsx';

const SyncIndicator = lazy(() =>
  import('#src/outbox/sync-indicator.tsx').then((module) => ({ default: module.SyncIndicator })),
);
const LogoutDialog = lazy(() => import('#src/features/account/components/logout-dialog.tsx'));

/** The header's middle and end for a learner. */
export function LearnerHeader() {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <nav aria-label={SHELL.mainMenu} className="hidden items-center md:flex">
        <HeaderLink to="/my-course">{SHELL.courses}</HeaderLink>
        <HeaderLink to="/blog">{SHELL.blog}</HeaderLink>
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <Suspense>
          <SyncIndicator />
        </Suspense>
        <LazyMenu
          icon={CircleUserRound}
          label={SHELL.account}
          className="-mr-2"
          entries={[
            { label: SHELL.myCourses, icon: GraduationCap, to: '/my-course' },
            { label: SHELL.blog, icon: BookOpen, to: '/blog' },
            { label: SHELL.queue, icon: CloudUpload, to: '/cho-gui' },
            { label: SHELL.logout, icon: LogOut, onSelect: () => setLeaving(true), apart: true },
          ]}
        />
      </div>
      <Suspense>{leaving && <LogoutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </>
  );
}
