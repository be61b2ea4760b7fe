import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { failedGradings, retryGradings } from '../api/operations.ts';
import { OPERATIONS } from '../messages/operations.ts';
import { DeskFailure } from './desk-failure.tsx';
import { DeskTable } from './desk-table.tsx';
import { FailedJobs } from './failed-jobs.tsx';

const WORDS = OPERATIONS.failed;

/** Gradings that failed for good, to be tried again. */
export default function FailedGradings() {
  const query = useQuery(failedGradings());
  const retry = useDeskAction({ act: retryGradings, done: ({ retried }) => WORDS.retried(retried) });
  const { data } = query;
  if (!data) return query.isError ? <DeskFailure query={query} /> : <LinesSkeleton />;
  const retryJobs = (ids: string[]) => retry.mutate(ids);
  const jobs = <FailedJobs jobs={data.jobs} busy={retry.isPending} onRetry={retryJobs} />;
  if (data.total === 0)
    return data.jobs.length === 0 ? <EmptyState illustration="notebook" title={WORDS.emptyTitle} /> : jobs;
  return (
    <>
      <p className="text-muted text-pretty">{WORDS.intro}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{WORDS.count(data.gradings.length, data.total)}</p>
        <Button busy={retry.isPending} onClick={() => retry.mutate(null)}>
          {WORDS.retryAll}
        </Button>
      </div>
      <DeskTable
        caption={WORDS.caption}
        head={WORDS.columns}
        rows={data.gradings.map(({ id, failed_at, title, reason }) => ({
          key: id,
          cells: [
            title ?? WORDS.deleted,
            formatMoment(failed_at),
            <code key="reason" className="[overflow-wrap:anywhere]">
              {reason}
            </code>,
            <Button
              key="retry"
              variant="secondary"
              busy={retry.isPending}
              aria-label={WORDS.retryOf(title ?? WORDS.deleted)}
              onClick={() => retry.mutate([id])}
            >
              {WORDS.retry}
            </Button>,
          ],
        }))}
      />
      {jobs}
    </>
  );
}
