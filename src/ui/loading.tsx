import type { ReactNode } from 'react';
import { UI } from '#src/messages/ui.ts';

/** Wraps skeletons: announces that something is loading. */
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
