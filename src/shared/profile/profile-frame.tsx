import { Award, BellRing, BookOpen, ChartLine, KeyRound, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';

const PAGES = [
  { to: href('profile'), label: PROFILE.navProfile, Icon: UserRound },
  { to: href('profileCourses'), label: PROFILE.navCourses, Icon: BookOpen },
  { to: href('myCertificates'), label: PROFILE.navCertificates, Icon: Award },
  { to: href('report'), label: PROFILE.navReport, Icon: ChartLine },
  { to: href('reminders'), label: PROFILE.navReminders, Icon: BellRing },
  { to: href('changePassword'), label: PROFILE.navPassword, Icon: KeyRound },
  { to: href('privacy'), label: PROFILE.navPrivacy, Icon: ShieldCheck },
] as const;

const LOOK = 'inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-sm font-semibold';

const look = ({ isActive }: { isActive: boolean }): string =>
  `${LOOK} ${isActive ? 'border-brand bg-brand-soft text-brand-strong' : 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink'}`;

interface ProfileFrameProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Common frame of the learner's own pages: navigation and heading. */
export function ProfileFrame({ title, text, children }: ProfileFrameProps) {
  return (
    <Page>
      <title>{pageTitle(title)}</title>
      <nav aria-label={PROFILE.nav}>
        <ul className="flex flex-wrap gap-2">
          {PAGES.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} end className={look}>
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <PageHeader title={title} {...(text === undefined ? {} : { text })} />
      {children}
    </Page>
  );
}
