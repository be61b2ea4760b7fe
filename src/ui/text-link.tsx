import { Link, type LinkProps } from 'react-router';

/** A link of words alone, tall enough to be pressed with a thumb. */
export const TextLink = (props: Omit<LinkProps, 'className'>) => (
  <Link
    className="inline-flex min-h-11 items-center text-brand-strong underline underline-offset-4"
    {...props}
  />
);
