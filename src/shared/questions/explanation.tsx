import type { ReactNode } from 'react';
import { RESULT } from '#src/messages/practice.ts';

/** Why an answer is right, collapsed at first. */
export function Explanation({ children }: { children: ReactNode }) {
  return (
    <details className="rounded-control border border-line px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{RESULT.explanation}</summary>
      <div className="grid gap-4 pb-2">{children}</div>
    </details>
  );
}
