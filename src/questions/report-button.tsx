import { Flag } from 'lucide-react';
import { QUESTION_REPORT } from '#src/messages/question-report.ts';
import { openQuestionReport, type ReportedQuestion } from './question-report.ts';

/** Asks for the report of an error of this question. */
export function ReportButton({ id, position }: ReportedQuestion) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openQuestionReport({ id, position })}
      className="inline-flex min-h-11 items-center gap-1.5 justify-self-end rounded-full px-3 text-sm text-muted hover:bg-sunk hover:text-ink"
    >
      <Flag aria-hidden="true" className="size-4" />
      {QUESTION_REPORT.open}
    </button>
  );
}
