import type { ReactNode } from 'react';
import { UI } from '#src/messages/ui.ts';

/** Wraps skeletons: says in words that something is coming. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {UI.wait}
      </p>
      {children}
    </div>
  );
}
