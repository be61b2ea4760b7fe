import { GraduationCap, type LucideIcon, Mic, NotebookPen, Sun, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { href } from '#contract/href.ts';
import type { PageName } from '#contract/pages.ts';
import { SHELL } from '#src/messages/shell.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useVip } from '#src/platform/session/vip.ts';
import { currentMark, speakingPlace, UNDER } from './places.ts';

interface TabProps {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The tab's page, and the others that highlight it. */
  pages: readonly PageName[];
  /** The one that stands out of the bar. */
  raised?: boolean;
}

const ICON = 'h-7 w-14 transition-colors group-[[aria-current]]:bg-brand-soft';
/** It stands out as far as nothing is docked on the bar. */
const RAISED = 'size-[calc(28px+var(--tab-raise))] bg-action text-on-action ring-4 ring-surface';

function Tab({ to, label, icon: Icon, pages, raised = false }: TabProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      aria-current={currentMark(pathname, pages)}
      className="group grid min-h-15 flex-1 place-content-center justify-items-center gap-0.5 text-xs text-muted -outline-offset-2 [&[aria-current]]:font-semibold [&[aria-current]]:text-brand-strong"
    >
      <span
        {...(raised ? { 'data-keep-clear': '', style: { marginTop: 'calc(-1 * var(--tab-raise))' } } : {})}
        className={`grid place-items-center rounded-full ${raised ? RAISED : ICON}`}
      >
        <Icon aria-hidden="true" className={raised ? 'size-6' : 'size-5'} />
      </span>
      {label}
    </Link>
  );
}

/** A learner's navigation on a phone, within reach of the thumb. */
export function BottomBar() {
  const vip = useVip(useSession(({ learnerId }) => learnerId));
  return (
    <nav
      aria-label={SHELL.mainMenu}
      data-bottom-bar
      data-keep-clear
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <Tab to={href('home')} label={SHELL.today} icon={Sun} pages={UNDER.today} />
      <Tab
        to={href('myCourses')}
        label={SHELL.learn}
        icon={GraduationCap}
        pages={[
          ...UNDER.learn,
          ...UNDER.tests,
          ...UNDER.classes,
          ...UNDER.conversation,
          ...UNDER.sounds,
          ...UNDER.roadmap,
        ]}
      />
      <Tab to={speakingPlace(vip)} label={SHELL.speak} icon={Mic} pages={UNDER.speak} raised />
      <Tab to={href('notebook')} label={SHELL.notebook} icon={NotebookPen} pages={UNDER.notebook} />
      <Tab to={href('profile')} label={SHELL.me} icon={UserRound} pages={UNDER.me} />
    </nav>
  );
}
