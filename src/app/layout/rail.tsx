import {
  BookOpen,
  ClipboardCheck,
  GraduationCap,
  type LucideIcon,
  Map as MapIcon,
  Mic,
  NotebookPen,
  PhoneCall,
  Sun,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { href } from '#contract/href.ts';
import type { PageName } from '#contract/pages.ts';
import { SHELL } from '#src/messages/shell.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { isAnyVip, useVip, type Vip } from '#src/platform/session/vip.ts';
import { Logo } from './logo.tsx';
import { currentMark, speakingPlace, UNDER } from './places.ts';
import { vipEntries } from './vip-menu.ts';

const LOOK =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-semibold text-muted hover:bg-sunk hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand-strong';

const Label = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <>
    <Icon aria-hidden="true" className="size-5 shrink-0" />
    {children}
  </>
);

interface RailLinkProps {
  to: string;
  label: string;
  icon: LucideIcon;
  pages: readonly PageName[];
}

function RailLink({ to, label, icon, pages }: RailLinkProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link to={to} aria-current={currentMark(pathname, pages)} className={LOOK}>
        <Label icon={icon}>{label}</Label>
      </Link>
    </li>
  );
}

const Advice = () => (
  <li>
    <button type="button" aria-haspopup="dialog" onClick={openAdvice} className={LOOK}>
      <Label icon={PhoneCall}>{SHELL.contact}</Label>
    </button>
  </li>
);

/** What a learner studies with: a VIP has all products in their order. */
function Study({ vip }: { vip: Vip }) {
  if (isAnyVip(vip)) {
    return (
      <>
        {vipEntries(vip).map((entry) => (
          <RailLink key={entry.label} {...entry} />
        ))}
        <Advice />
      </>
    );
  }
  return (
    <>
      <RailLink to={href('myCourses')} label={SHELL.learn} icon={GraduationCap} pages={UNDER.learn} />
      <RailLink to={speakingPlace(vip)} label={SHELL.speakingRoom} icon={Mic} pages={UNDER.speak} />
    </>
  );
}

/** A learner's menu on a wide screen: the same on every page. */
export function Rail() {
  const vip = useVip(useSession(({ learnerId }) => learnerId));
  return (
    <nav
      aria-label={SHELL.mainMenu}
      data-rail
      className="fixed inset-y-0 left-0 z-20 hidden w-(--rail-width) flex-col gap-2 overflow-y-auto border-r border-line bg-surface px-3 pb-4 lg:flex"
    >
      <div className="flex h-(--header-height) shrink-0 items-center px-3">
        <Logo />
      </div>
      <ul className="grid content-start gap-1">
        <RailLink to={href('home')} label={SHELL.today} icon={Sun} pages={UNDER.today} />
        <Study vip={vip} />
        <RailLink to={href('examList')} label={SHELL.tests} icon={ClipboardCheck} pages={UNDER.tests} />
        <RailLink to={href('notebook')} label={SHELL.notebook} icon={NotebookPen} pages={UNDER.notebook} />
        <RailLink to={href('roadmap')} label={SHELL.roadmap} icon={MapIcon} pages={UNDER.roadmap} />
        <RailLink to={href('blog')} label={SHELL.blog} icon={BookOpen} pages={UNDER.blog} />
      </ul>
      <ul className="mt-auto grid gap-1 pt-4">
        {!isAnyVip(vip) && <Advice />}
        <RailLink to={href('profile')} label={SHELL.me} icon={UserRound} pages={UNDER.me} />
      </ul>
    </nav>
  );
}
