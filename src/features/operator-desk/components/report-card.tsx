import { type FormEvent, useState } from 'react';
import type { ReportItem } from '#contract/operator-reports.ts';
import { REPORT_ANSWER_MAX, REPORT_ERRORS } from '#contract/question-report.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { answerReport, closeReport } from '../api/operations.ts';
import { OPERATIONS } from '../messages/operations.ts';

const WORDS = OPERATIONS.reports;

/** Answers a report, or closes it without an answer. Guests cannot be answered. */
function ReplyForm({ report: { id, from } }: { report: ReportItem }) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const answer = useDeskAction({ act: () => answerReport(id, text), done: () => WORDS.answered });
  const close = useDeskAction({ act: () => closeReport(id), done: () => WORDS.closed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) answer.mutate(undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {from === 'learner' && (
        <TextArea
          label={WORDS.reply}
          hint={WORDS.replyHint}
          maxLength={REPORT_ANSWER_MAX}
          value={text}
          error={isMissing ? WORDS.replyMissing : null}
          onChange={setText}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {from === 'learner' && (
          <Button type="submit" busy={answer.isPending}>
            {WORDS.send}
          </Button>
        )}
        <Button variant="secondary" busy={close.isPending} onClick={() => close.mutate(undefined)}>
          {WORDS.close}
        </Button>
      </div>
    </form>
  );
}

/** One report: what is said to be wrong, and in which question. */
export function ReportCard({ report }: { report: ReportItem }) {
  const errors = REPORT_ERRORS.filter(({ id }) => report.errors.includes(id));
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 text-lg font-semibold [overflow-wrap:anywhere]">
          {report.title ?? WORDS.gone}
        </h2>
        <Badge>{WORDS.from[report.from]}</Badge>
        {report.is_again && <Badge tone="warning">{WORDS.again}</Badge>}
      </div>
      <p className="text-sm text-muted">
        {`${WORDS.question(report.question_id)} · ${formatMoment(report.at)}`}
      </p>
      {errors.length > 0 && (
        <ul className="list-disc pl-5">
          {errors.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      {report.content !== '' && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{report.content}</p>
      )}
      {report.closed_at === null && <ReplyForm report={report} />}
      {report.closed_at !== null && (
        <p className="text-sm text-muted">
          {report.answer === null ? WORDS.closed : `${WORDS.answer}: ${report.answer}`}
        </p>
      )}
    </Card>
  );
}
