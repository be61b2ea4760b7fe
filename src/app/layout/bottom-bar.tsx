import {
  BookOpen,
  ClipboardCheck,
  CloudUpload,
  GraduationCap,
  type LucideIcon,
  NotebookPen,
} from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { href } from '#contract/href.ts';
import { PAGE_PATHS, type PageName } from '#contract/pages.ts';
import { SHELL } from '#src/messages/shell.ts';

interface Entry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Pages that belong to it, with all that stands below them. */
  within: readonly PageName[];
}

const ENTRIES: readonly Entry[] = [
  {
    to: href('myCourses'),
    label: SHELL.learn,
    icon: GraduationCap,
    within: ['myCourses', 'course', 'courseOverview', 'lesson', 'trialClass'],
  },
  {
    to: href('examList'),
    label: SHELL.tests,
    icon: ClipboardCheck,
    within: ['examList', 'examPrediction'],
  },
  { to: href('notebook'), label: SHELL.notebook, icon: NotebookPen, within: ['notebook'] },
  { to: href('blog'), label: SHELL.read, icon: BookOpen, within: ['blog'] },
  { to: href('outbox'), label: SHELL.queue, icon: CloudUpload, within: ['outbox'] },
];

const isBelow = (pathname: string, page: PageName): boolean =>
  pathname.startsWith(PAGE_PATHS[page].replace(/\/:.*/, ''));

/** A learner's way around on a phone, within reach of the thumb. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={SHELL.mainMenu}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {ENTRIES.map(({ to, label, icon: Icon, within }) => (
        <Link
          key={to}
          to={to}
          aria-current={
            within.some((page) => isBelow(pathname, page)) ? (pathname === to ? 'page' : 'true') : undefined
          }
          className="group grid min-h-15 flex-1 place-content-center justify-items-center gap-0.5 text-xs text-muted -outline-offset-2 [&[aria-current]]:font-semibold [&[aria-current]]:text-brand-strong"
        >
          <span className="grid h-7 w-14 place-items-center rounded-full transition-colors group-[[aria-current]]:bg-brand-soft">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
