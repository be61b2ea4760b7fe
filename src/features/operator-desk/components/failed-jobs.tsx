import type { FailedJob } from '#contract/operator-operations.ts';
import { OPERATIONS } from '../messages/operations.ts';
import { DeskTable } from './desk-table.tsx';
import { failedRow } from './failed-row.tsx';

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
        rows={jobs.map((job) => {
          const what = WORDS.kinds[job.kind];
          return failedRow(what, job, { busy, words: WORDS.retryJob, name: WORDS.retryJobOf(what), onRetry });
        })}
      />
    </section>
  );
}
