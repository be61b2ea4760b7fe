import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';

/** The product's sign, which leads home. */
export const Logo = ({ className = '' }: { className?: string }) => (
  <Link
    to={href('home')}
    aria-label={SHELL.toHome}
    className={`inline-flex min-h-11 items-center gap-2 rounded-full pr-2 ${className}`}
  >
    {/* The same drawing as public/favicon.svg, in the theme's colours. */}
    <svg viewBox="0 0 512 512" aria-hidden="true" className="size-8 fill-none">
      <rect width="512" height="512" rx="116" className="fill-brand" />
      <path
        d="M186 128v208a48 48 0 0 0 48 48h112M274 246l82-82"
        className="stroke-on-brand"
        strokeWidth="60"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <span className="max-[379px]:sr-only text-xl font-semibold tracking-tight">{SHELL.brand}</span>
  </Link>
);
