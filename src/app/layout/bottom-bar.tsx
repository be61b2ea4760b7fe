import { BookOpen, ClipboardCheck, CloudUpload, GraduationCap, NotebookPen } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { SHELL } from '#src/messages/shell.ts';

const ENTRIES = [
  {
    to: '/my-course',
    label: SHELL.learn,
    icon: GraduationCap,
    within: /^\/(my-course|course-|lesson|trial-class)/,
  },
  { to: '/luyen-de', label: SHELL.tests, icon: ClipboardCheck, within: /^\/(luyen-de|test-prediction)/ },
  { to: '/so-loi', label: SHELL.notebook, icon: NotebookPen, within: /^\/so-loi/ },
  { to: '/blog', label: SHELL.read, icon: BookOpen, within: /^\/blog/ },
  { to: '/cho-gui', label: SHELL.queue, icon: CloudUpload, within: /^\/cho-gui/ },
];

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
          aria-current={within.test(pathname) ? (pathname === to ? 'page' : 'true') : undefined}
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
