import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

export interface Way {
  to: string;
  label: string;
  icon: LucideIcon;
}

interface WayLinksProps {
  /** For screen readers. */
  title: string;
  ways: readonly Way[];
  className?: string;
}

/** Short links to other places, each with its icon. */
export const WayLinks = ({ title, ways, className = '' }: WayLinksProps) => (
  <nav aria-label={title}>
    <ul className={`-mx-2 grid grid-cols-2 gap-x-3 ${className}`}>
      {ways.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-12 items-center gap-2.5 rounded-control px-2 font-semibold -outline-offset-2 hover:bg-sunk"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
