import { Link } from 'react-router';
import { SHELL } from '#src/messages/shell.ts';
import { ThemePicker } from './theme-picker.tsx';

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-col items-start gap-4 px-4 py-8 sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <div className="grid gap-1">
          <p className="font-semibold">{SHELL.brand}</p>
          <p className="text-sm text-muted">{SHELL.tagline}</p>
          <nav aria-label={SHELL.footerLinks}>
            <Link
              to="/blog"
              className="inline-flex min-h-11 items-center text-sm text-brand-strong underline underline-offset-4"
            >
              {SHELL.blog}
            </Link>
          </nav>
        </div>
        <ThemePicker />
      </div>
    </footer>
  );
}
