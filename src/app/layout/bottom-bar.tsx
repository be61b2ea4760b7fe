import { ClipboardCheck, CloudUpload, GraduationCap, NotebookPen, Sun } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { href } from '#contract/href.ts';
import { PAGE_PATHS, type PageName } from '#contract/pages.ts';
import { SHELL } from '#src/messages/shell.ts';

/** Each with the page that it opens, and the other pages that highlight it. */
const ENTRIES = [
  { page: 'home', others: ['streak'], label: SHELL.today, icon: Sun },
  {
    page: 'myCourses',
    others: ['course', 'courseOverview', 'lesson', 'trialClass'],
    label: SHELL.learn,
    icon: GraduationCap,
  },
  { page: 'examList', others: ['examPrediction'], label: SHELL.tests, icon: ClipboardCheck },
  { page: 'notebook', others: [], label: SHELL.notebook, icon: NotebookPen },
  { page: 'outbox', others: [], label: SHELL.queue, icon: CloudUpload },
] as const;

/** Whether the current path is the page's or below it. Below the home page is every page. */
const isBelow = (pathname: string, page: PageName): boolean =>
  page === 'home' ? pathname === href('home') : pathname.startsWith(PAGE_PATHS[page].replace(/\/:.*/, ''));

/** A learner's navigation on a phone, within reach of the thumb. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={SHELL.mainMenu}
      data-bottom-bar
      data-keep-clear
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {ENTRIES.map(({ page, others, label, icon: Icon }) => (
        <Link
          key={page}
          to={href(page)}
          aria-current={
            [page, ...others].some((each) => isBelow(pathname, each))
              ? pathname === href(page)
                ? 'page'
                : 'true'
              : undefined
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
