import { Award, Bell, CircleUserRound, GraduationCap, KeyRound, LogOut, UserRound } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import { useLocation } from 'react-router';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import {
  closeAccountDialog,
  openAccountDialog,
  useAccountDialog,
} from '#src/platform/session/account-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { isAnyVip, useVip } from '#src/platform/session/vip.ts';
import type { Icon } from '#src/ui/icon-button.tsx';
import { LazyMenu } from '#src/ui/lazy-menu.tsx';
import { OptionalPart } from './optional-part.tsx';

const AccountPicture = lazyPart(() => import('#src/features/profile/components/account-picture.tsx'));

/** The learner's picture; the default icon until it is known. */
function AccountIcon(look: ComponentProps<Icon>) {
  return (
    <Suspense fallback={<CircleUserRound {...look} />}>
      <AccountPicture {...look} />
    </Suspense>
  );
}

const SyncIndicator = lazyPart(() =>
  import('#src/platform/outbox/screen/sync-indicator.tsx').then((module) => ({
    default: module.SyncIndicator,
  })),
);
const StaffEntries = lazyPart(() => import('./staff-entries.tsx'));
const VipHeader = lazyPart(() => import('./vip-header.tsx'));
const LogoutDialog = lazyPart(() => import('#src/features/account/components/logout-dialog.tsx'));
const UnreadCount = lazyPart(() => import('#src/features/notifications/components/unread-count.tsx'));
const NotificationsDialog = lazyPart(
  () => import('#src/features/notifications/components/notifications-dialog.tsx'),
);

/** The header's middle and end for a learner. */
export function LearnerHeader() {
  const asked = useAccountDialog((dialog) => dialog.asked);
  const { pathname } = useLocation();
  const vip = useVip(useSession(({ learnerId }) => learnerId));
  const isVip = isAnyVip(vip);
  return (
    <>
      <div className="ml-auto flex items-center gap-1">
        <Suspense>
          {isVip && <VipHeader vip={vip} pathname={pathname} />}
          <SyncIndicator />
        </Suspense>
        <LazyMenu
          icon={AccountIcon}
          label={SHELL.account}
          className="-mr-2"
          start={
            <OptionalPart>
              <StaffEntries />
            </OptionalPart>
          }
          entries={[
            { label: SHELL.profile, icon: UserRound, to: href('profile') },
            {
              label: SHELL.notifications,
              icon: Bell,
              onSelect: () => openAccountDialog('notifications'),
              end: (
                <Suspense>
                  <UnreadCount />
                </Suspense>
              ),
            },
            { label: SHELL.myCourses, icon: GraduationCap, to: href('myCourses') },
            { label: SHELL.certificates, icon: Award, to: href('myCertificates') },
            { label: SHELL.changePassword, icon: KeyRound, to: href('changePassword') },
            { label: SHELL.logout, icon: LogOut, onSelect: () => openAccountDialog('logout'), apart: true },
          ]}
        />
      </div>
      <Suspense>{asked === 'notifications' && <NotificationsDialog onClose={closeAccountDialog} />}</Suspense>
      <Suspense>{asked === 'logout' && <LogoutDialog onClose={closeAccountDialog} />}</Suspense>
    </>
  );
}
