import { useQuery } from '@tanstack/react-query';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { failedGradings, retryGradings } from '../api/operations.ts';
import { OPERATIONS } from '../messages/operations.ts';
import { DeskLoaded } from './desk-loaded.tsx';
import { DeskTable } from './desk-table.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { failedRow } from './failed-row.tsx';

const WORDS = OPERATIONS.failed;

/** Gradings that failed for good, to be tried again. */
export default function FailedGradings() {
  const query = useQuery(failedGradings());
  const retry = useDeskAction({ act: retryGradings, done: ({ retried }) => WORDS.retried(retried) });
  const { data } = query;
  if (!data) return <DeskLoaded query={query} />;
  const retryThese = (ids: string[]) => retry.mutate(ids);
  const jobs = <FailedJobs jobs={data.jobs} busy={retry.isPending} onRetry={retryThese} />;
  if (data.total === 0)
    return data.jobs.length === 0 ? <EmptyState illustration="asleep" title={WORDS.emptyTitle} /> : jobs;
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
        rows={data.gradings.map((grading) => {
          const what = grading.title ?? WORDS.deleted;
          return failedRow(what, grading, {
            busy: retry.isPending,
            words: WORDS.retry,
            name: WORDS.retryOf(what),
            onRetry: retryThese,
          });
        })}
      />
      {jobs}
    </>
  );
}
