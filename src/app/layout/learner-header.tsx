import {
  Award,
  Bell,
  BookOpen,
  ClipboardCheck,
  CloudUpload,
  Download,
  GraduationCap,
  KeyRound,
  LogOut,
  NotebookPen,
  UserRound,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { SHELL } from '#src/messages/shell.ts';
import { openAdvice } from '#src/session/advice-dialog.ts';
import { useSession } from '#src/session/session.ts';
import { isAnyVip, useVip } from '#src/session/vip.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { AccountIcon } from './account-icon.tsx';
import { HeaderButton, HeaderLink } from './header-link.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { isVipPlace, vipEntries } from './vip-menu.ts';

const SyncIndicator = lazy(() =>
  import('#src/outbox/sync-indicator.tsx').then((module) => ({ default: module.SyncIndicator })),
);
const LogoutDialog = lazy(() => import('#src/features/account/components/logout-dialog.tsx'));
const UnreadCount = lazy(() => import('#src/features/notifications/components/unread-count.tsx'));
const NotificationsDialog = lazy(
  () => import('#src/features/notifications/components/notifications-dialog.tsx'),
);

/** The header's middle and end for a learner. Where VIPs learn, the menu is theirs; elsewhere a button leads there. */
export function LearnerHeader() {
  const [leaving, setLeaving] = useState(false);
  const [reading, setReading] = useState(false);
  const { pathname } = useLocation();
  const vip = useVip(useSession(({ learnerId }) => learnerId));
  const atPlace = isAnyVip(vip) && isVipPlace(pathname);
  const [first] = vipEntries(vip);
  return (
    <>
      <nav aria-label={SHELL.mainMenu} className="hidden items-center overflow-x-auto md:flex">
        {atPlace ? (
          <>
            {vipEntries(vip).map(({ to, label }) => (
              <HeaderLink key={to} to={to}>
                {label}
              </HeaderLink>
            ))}
            <HeaderButton onClick={openAdvice}>{SHELL.contact}</HeaderButton>
          </>
        ) : (
          <>
            <HeaderLink to="/my-course">{SHELL.courses}</HeaderLink>
            <HeaderLink to="/luyen-de">{SHELL.tests}</HeaderLink>
            <HeaderLink to="/view-roadmap">{SHELL.roadmap}</HeaderLink>
            <HeaderLink to="/blog">{SHELL.blog}</HeaderLink>
          </>
        )}
      </nav>
      <div className="ml-auto flex items-center gap-1">
        {/* On a phone the bar below leads there. */}
        {isAnyVip(vip) && !atPlace && first && (
          <LinkButton to={first.to} className="whitespace-nowrap max-md:hidden">
            {SHELL.startLearning}
          </LinkButton>
        )}
        <Suspense>
          <SyncIndicator />
        </Suspense>
        <LazyMenu
          icon={AccountIcon}
          label={SHELL.account}
          className="-mr-2"
          entries={[
            { label: SHELL.profile, icon: UserRound, to: '/my-profile' },
            {
              label: SHELL.notifications,
              icon: Bell,
              onSelect: () => setReading(true),
              end: (
                <Suspense>
                  <UnreadCount />
                </Suspense>
              ),
            },
            { label: SHELL.myCourses, icon: GraduationCap, to: '/my-course' },
            { label: SHELL.tests, icon: ClipboardCheck, to: '/luyen-de' },
            { label: SHELL.notebook, icon: NotebookPen, to: '/so-loi' },
            { label: SHELL.certificates, icon: Award, to: '/my-profile/my-certificate' },
            { label: SHELL.changePassword, icon: KeyRound, to: '/my-profile/change-password' },
            { label: SHELL.blog, icon: BookOpen, to: '/blog' },
            { label: SHELL.queue, icon: CloudUpload, to: '/cho-gui' },
            { label: SHELL.downloads, icon: Download, to: '/tai-ve' },
            { label: SHELL.logout, icon: LogOut, onSelect: () => setLeaving(true), apart: true },
          ]}
        />
      </div>
      <Suspense>{reading && <NotificationsDialog onClose={() => setReading(false)} />}</Suspense>
      <Suspense>{leaving && <LogoutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </>
  );
}
