import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PageHeaderProps {
  title: string;
  text?: string;
  /** The parent page. `narrowOnly`: shown beside this one where the screen is wide. */
  back?: { to: string; label: string; narrowOnly?: boolean };
  /** A picture across the page, above the title. */
  cover?: ReactNode;
  /** A small drawing beside the title. */
  drawing?: ReactNode;
  /** Small facts between title and text. */
  children?: ReactNode;
}

export function PageHeader({ title, text, back, cover, drawing, children }: PageHeaderProps) {
  return (
    <header className="grid gap-3">
      {back && (
        <Link
          to={back.to}
          className={`-ml-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-full pr-3 pl-1 text-sm font-semibold text-brand-strong hover:bg-brand-soft ${back.narrowOnly ? 'lg:hidden' : ''}`}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          {back.label}
        </Link>
      )}
      {cover}
      <div className="flex items-center justify-between gap-4">
        <h1 className="min-w-0 text-2xl font-semibold sm:text-3xl">{title}</h1>
        {drawing}
      </div>
      {children}
      {text && <p className="max-w-[68ch] text-muted text-pretty">{text}</p>}
    </header>
  );
}
