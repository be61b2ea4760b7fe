import type { ReactNode } from 'react';

const SIZES = { md: 'h-24 w-30', sm: 'h-16 w-20' } as const;

/** The frame of a drawing in two tones, 120 by 96: lines in the deep orange, fills by the classes of the tokens. */
export function Drawing({ size = 'md', children }: { size?: keyof typeof SIZES; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 96"
      className={`shrink-0 fill-none stroke-brand-strong [stroke-width:2.5] ${SIZES[size]}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
