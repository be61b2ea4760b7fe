import {
  Award,
  Bell,
  BellRing,
  BookOpen,
  ChartLine,
  ChevronRight,
  CloudUpload,
  Download,
  KeyRound,
  LogOut,
  type LucideIcon,
  PhoneCall,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { href } from '#contract/href.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { openAccountDialog } from '#src/platform/session/account-dialog.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import { QueueCount } from './queue-count.tsx';

interface Row {
  label: string;
  icon: LucideIcon;
  end?: ReactNode;
}
interface LinkRow extends Row {
  to: string;
}
interface ActionRow extends Row {
  onSelect: () => void;
}

const GROUPS: readonly { title: string; rows: readonly (LinkRow | ActionRow)[] }[] = [
  {
    title: PROFILE.groupStudy,
    rows: [
      { to: href('profile', {}, { view: 'details' }), label: PROFILE.navProfile, icon: UserRound },
      { to: href('profileCourses'), label: PROFILE.navCourses, icon: BookOpen },
      { to: href('myCertificates'), label: PROFILE.navCertificates, icon: Award },
      { to: href('report'), label: PROFILE.navReport, icon: ChartLine },
    ],
  },
  {
    title: PROFILE.groupDevice,
    rows: [
      { to: href('outbox'), label: PROFILE.navQueue, icon: CloudUpload, end: <QueueCount /> },
      { to: href('downloads'), label: PROFILE.navDownloads, icon: Download },
      { to: href('reminders'), label: PROFILE.navReminders, icon: BellRing },
      {
        onSelect: () => openAccountDialog('notifications'),
        label: PROFILE.navNotifications,
        icon: Bell,
      },
    ],
  },
  {
    title: PROFILE.groupAccount,
    rows: [
      { to: href('changePassword'), label: PROFILE.navPassword, icon: KeyRound },
      { to: href('privacy'), label: PROFILE.navPrivacy, icon: ShieldCheck },
      { onSelect: openAdvice, label: PROFILE.navAdvice, icon: PhoneCall },
      { onSelect: () => openAccountDialog('logout'), label: PROFILE.navLogout, icon: LogOut },
    ],
  },
];

const LOOK =
  'flex min-h-13 w-full items-center gap-3 px-4 text-start font-semibold -outline-offset-2 hover:bg-sunk lg:min-h-11 lg:rounded-control lg:px-3 lg:text-muted lg:aria-[current=page]:bg-brand-soft lg:aria-[current=page]:text-brand-strong';

const RowContent = ({ label, icon: Icon, end }: Row) => (
  <>
    <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
    <span className="min-w-0 flex-1">{label}</span>
    {end}
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-faint lg:hidden" />
  </>
);

/** Everything about the learner and this device, in one list. */
export const MeList = ({ className = '' }: { className?: string }) => (
  <nav aria-label={PROFILE.nav} className={`grid content-start gap-5 ${className}`}>
    {GROUPS.map(({ title, rows }) => (
      <section key={title} className="grid gap-2">
        <h2 className="px-1 text-sm font-semibold text-muted lg:px-3">{title}</h2>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface lg:divide-y-0 lg:rounded-none lg:border-0 lg:bg-transparent">
          {rows.map((row) => (
            <li key={row.label}>
              {'to' in row ? (
                <NavLink to={row.to} end className={LOOK}>
                  <RowContent {...row} />
                </NavLink>
              ) : (
                <button type="button" aria-haspopup="dialog" onClick={row.onSelect} className={LOOK}>
                  <RowContent {...row} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
