import type { FailedJob } from '#contract/operator-operations.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { OPERATIONS } from '../messages/operations.ts';
import { DeskTable } from './desk-table.tsx';

const WORDS = OPERATIONS.failed;

interface Props {
  jobs: readonly FailedJob[];
  busy: boolean;
  onRetry: (ids: string[]) => void;
}

/** Background work other than gradings that failed for good, to be tried again. */
export function FailedJobs({ jobs, busy, onRetry }: Props) {
  if (jobs.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{WORDS.jobsTitle}</h2>
      <p className="text-muted text-pretty">{WORDS.jobsIntro}</p>
      <DeskTable
        caption={WORDS.jobsTitle}
        head={WORDS.jobsColumns}
        rows={jobs.map(({ id, kind, failed_at, reason }) => ({
          key: id,
          cells: [
            WORDS.kinds[kind],
            formatMoment(failed_at),
            <code key="reason" className="[overflow-wrap:anywhere]">
              {reason}
            </code>,
            <Button
              key="retry"
              variant="secondary"
              busy={busy}
              aria-label={WORDS.retryJobOf(WORDS.kinds[kind])}
              onClick={() => onRetry([id])}
            >
              {WORDS.retryJob}
            </Button>,
          ],
        }))}
      />
    </section>
  );
}
