import type { ReactNode } from 'react';

/** Thin details on a larger shape. */
export const DETAIL = 'fill-none stroke-owl-cream [stroke-width:5]';

/** The frame of a flat drawing of things, 120 by 96, in the colours of the owl and the brand. */
export const Drawing = ({
  className = 'h-16 w-20',
  children,
}: {
  className?: string;
  children: ReactNode;
}) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 120 96"
    className={`shrink-0 ${className}`}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
