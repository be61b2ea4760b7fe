import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** At the end of a section's head: where there is more of it. */
export const SectionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline-offset-4 hover:underline"
  >
    {children}
  </Link>
);
