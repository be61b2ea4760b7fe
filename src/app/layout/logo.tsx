import { Link } from 'react-router';
import { SHELL } from '#src/messages/shell.ts';

export function Logo() {
  return (
    <Link
      to="/"
      aria-label={SHELL.toHome}
      className="inline-flex min-h-11 items-center gap-2 rounded-full pr-2"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <rect width="32" height="32" rx="9" className="fill-brand" />
        <path
          d="M8 13v6M13 9v14M18 12v8"
          className="fill-none stroke-on-brand"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="24" cy="16" r="2.5" className="fill-on-brand" />
      </svg>
      <span className="text-xl font-semibold tracking-tight">{SHELL.brand}</span>
    </Link>
  );
}
