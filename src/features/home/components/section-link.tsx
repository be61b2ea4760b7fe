import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Link to more, at the end of a section's head. */
export const SectionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline-offset-4 hover:underline"
  >
    {children}
  </Link>
);
