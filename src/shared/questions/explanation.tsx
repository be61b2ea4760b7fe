import type { ReactNode } from 'react';
import { RESULT } from '#src/messages/practice.ts';

interface ExplanationProps {
  /** The question that it explains, for those who only hear it. */
  of?: string;
  children: ReactNode;
}

/** Why an answer is right, collapsed at first. */
export function Explanation({ of, children }: ExplanationProps) {
  return (
    <details className="rounded-control border border-line px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {RESULT.explanation}
        {of !== undefined && <span className="sr-only">, {of}</span>}
      </summary>
      <div className="grid gap-4 pb-2">{children}</div>
    </details>
  );
}
