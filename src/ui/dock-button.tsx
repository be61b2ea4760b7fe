import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/** The primary button of a dock. The second press of a double one does nothing: its label changes with the first. */
export function DockButton({ onClick, className = '', ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button
      size="lg"
      className={`w-full ${className}`}
      onClick={(event) => event.detail > 1 || onClick?.(event)}
      {...rest}
    />
  );
}
