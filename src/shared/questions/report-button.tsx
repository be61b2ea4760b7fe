import { CircleCheck, Flag } from 'lucide-react';
import { QUESTION_REPORT } from '#src/messages/question-report.ts';
import { openQuestionReport, type ReportedQuestion, reportKey } from './question-report.ts';
import { useReported } from './reported-questions.ts';

/** Opens the report of an error in this question or its grade; after a report, says so and allows another. */
export function ReportButton({ of = 'question', ...question }: ReportedQuestion) {
  const reported = useReported(reportKey(question));
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 justify-self-end">
      {reported && (
        <span className="inline-flex items-center gap-1.5 text-sm text-success">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          {QUESTION_REPORT.reported}
        </span>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openQuestionReport({ ...question, of })}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm text-muted hover:bg-sunk hover:text-ink"
      >
        <Flag aria-hidden="true" className="size-4 shrink-0" />
        {of === 'grade' ? QUESTION_REPORT.openGrade : reported ? QUESTION_REPORT.again : QUESTION_REPORT.open}
      </button>
    </div>
  );
}
