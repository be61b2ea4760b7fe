import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { RESULT_HEAD } from './words.ts';

interface AnswersFoldProps {
  wrong: number;
  right: number;
  /** Where the answers are all there is to see. */
  isOpen?: boolean;
  children: ReactNode;
}

/** The answers of a result, folded, with how many of them are wrong. */
export function AnswersFold({ wrong, right, isOpen = false, children }: AnswersFoldProps) {
  const { answers, counted, allRight } = RESULT_HEAD;
  const note = wrong > 0 ? counted(wrong, right) : right > 0 ? allRight(right) : null;
  return (
    <details className="group/answers" open={isOpen} data-testid="answers">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-line bg-surface px-4 py-2">
        <span className="grid min-w-0 flex-1">
          <span className="text-lg font-semibold">{answers}</span>
          {note && <span className="text-sm text-muted">{note}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open/answers:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
