import type { ComponentProps } from 'react';

interface ScrollRegionProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'tabIndex'> {
  /** Its name for screen readers. */
  name: string;
}

/** A part of the page that scrolls by itself. It is focusable, so that keys scroll it in every browser. */
export const ScrollRegion = ({ name, ...section }: ScrollRegionProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: with the keyboard it scrolls once it has the focus
  <section {...section} aria-label={name} tabIndex={0} />
);
