import { NavLink } from 'react-router';

const LOOK =
  'inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-muted hover:bg-sunk hover:text-ink aria-[current=page]:text-brand-strong';

/** A link of the header; the current page's is marked. */
export function HeaderLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink to={to} className={LOOK}>
      {children}
    </NavLink>
  );
}
