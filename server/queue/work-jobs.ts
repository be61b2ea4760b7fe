import type { JobResult, JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss';
import { SanitisedError } from '#server/log/safe-error.ts';
import type { JobRuns } from './job-runs.ts';
import type { QueueName } from './queues.ts';
import { SharedLock } from './shared-lock.ts';

/** Deaths of the process after which a job does not run again by itself. */
const MOST_DEATHS = 2;

/** A job that goes to the dead letter since the process died while it ran, every time. */
class DeadlyJob extends Error {
  override name = 'DeadlyJob';

  constructor() {
    super(`the server ended ${MOST_DEATHS} times while this job ran`);
  }
}

/** How one kind of job is worked. */
interface Kind<T> {
  queue: QueueName;
  options: Omit<WorkOptions, 'perJobResults' | 'includeMetadata' | 'transactional'>;
  /** Runs jobs, all at once. */
  run(jobs: readonly JobWithMetadata<T>[]): Promise<JobResult[]>;
  /** Tells whoever waits for a job that it will not be done. */
  onDeadly?: (job: JobWithMetadata<T>) => Promise<void>;
}

/** Runs jobs with what handles a single one. A job's error is stored with it and shown to operators. */
export const oneByOne =
  <T>(handle: (job: JobWithMetadata<T>) => Promise<void>): Kind<T>['run'] =>
  (jobs) =>
    Promise.all(
      jobs.map(async (job): Promise<JobResult> => {
        try {
          await handle(job);
          return { id: job.id, status: 'completed' };
        } catch (error) {
          return { id: job.id, status: 'failed', output: new SanitisedError(error) };
        }
      }),
    );

export type WorkJobs = <T extends object>(kind: Kind<T>) => Promise<void>;

/**
 * Works the jobs of every kind: what killed the process once runs alone the next time, so that only the guilty one is
 * there when it dies again, and not a third time (decision 099).
 */
export function workJobsOf(
  boss: PgBoss,
  openRuns: () => Promise<JobRuns>,
  onError: (error: Error) => void,
): WorkJobs {
  const gate = new SharedLock();

  /** @returns what became of the jobs; an error of the handler itself is that of each */
  async function settle<T>(
    runs: JobRuns,
    kind: Kind<T>,
    jobs: readonly JobWithMetadata<T>[],
    alone: boolean,
  ) {
    if (jobs.length === 0) return [];
    const leave = await gate.enter(alone);
    // The others' leases ran out while they waited: they belong to somebody else.
    const held = jobs.filter(({ signal }) => !signal.aborted);
    try {
      await runs.run(held.map(({ id }) => id));
      return await kind.run(held);
    } catch (error) {
      onError(error instanceof Error ? error : new SanitisedError(error));
      return held.map(({ id }): JobResult => ({ id, status: 'failed', output: new SanitisedError(error) }));
    } finally {
      await runs.end(jobs.map(({ id }) => id));
      leave();
    }
  }

  async function condemn<T>(kind: Kind<T>, job: JobWithMetadata<T>): Promise<JobResult> {
    const error = new DeadlyJob();
    await kind.onDeadly?.(job);
    onError(error);
    return { id: job.id, status: 'deadletter', output: new SanitisedError(error) };
  }

  return async <T extends object>(kind: Kind<T>) => {
    const runs = await openRuns();
    await boss.work<T, void, WorkOptions & { includeMetadata: true; perJobResults: true }>(
      kind.queue,
      { ...kind.options, includeMetadata: true, perJobResults: true },
      async (jobs) => {
        const deaths = await runs.claim(
          kind.queue,
          jobs.map(({ id }) => id),
        );
        const deathsOf = ({ id }: { id: string }) => deaths.get(id) ?? 0;
        const suspects = jobs.filter((job) => deathsOf(job) > 0);
        const fresh = jobs.filter((job) => deathsOf(job) === 0);
        const results = await settle(runs, kind, fresh, false);
        // What is done stays done, whatever a suspect does.
        const done = results.filter(({ status }) => status === 'completed').map(({ id }) => id);
        if (suspects.length > 0 && done.length > 0) await boss.complete(kind.queue, done);
        for (const job of suspects.filter((each) => deathsOf(each) < MOST_DEATHS))
          results.push(...(await settle(runs, kind, [job], true)));
        // Last, as none of them runs: a death of another would leave them undecided.
        for (const job of suspects.filter((each) => deathsOf(each) >= MOST_DEATHS))
          results.push(await condemn(kind, job));
        return results;
      },
    );
  };
}
