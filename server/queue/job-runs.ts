import type pg from 'pg';
import { z } from 'zod/mini';
import { SanitisedError } from '#server/log/safe-error.ts';
import { isGone, Life } from './life.ts';

/** How often jobs of processes that are gone are given back: before their leases run out. */
const LOOK_MS = 5_000;

const claimedRow = z.object({ job_id: z.string(), deaths: z.number() });

/**
 * Which jobs run, in the database (decision 099): a row from when it is fetched until it is
 * settled. One that is running while its process is gone is a death, and stays with the job.
 */
export class JobRuns {
  readonly #pool: pg.Pool;
  readonly #life: Life;
  readonly #onError: (error: Error) => void;
  /** Jobs that ended while the database could not be told. */
  readonly #owed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;

  private constructor(pool: pg.Pool, onError: (error: Error) => void) {
    this.#pool = pool;
    this.#life = new Life(pool);
    this.#onError = onError;
  }

  static async open(pool: pg.Pool, onError: (error: Error) => void): Promise<JobRuns> {
    const runs = new JobRuns(pool, onError);
    await runs.#look();
    runs.#timer = setInterval(() => void runs.#look().catch(onError), LOOK_MS);
    return runs;
  }

  async #look(): Promise<void> {
    await this.#life.hold();
    await this.#giveBack();
    if (this.#owed.size > 0) await this.end([...this.#owed]);
    await this.#letGo();
  }

  /** Counts the deaths of processes that are gone. Their jobs run again at once, as often as without the death. */
  async #giveBack(): Promise<void> {
    await this.#pool.query(
      `with died as (
        update job_runs set deaths = deaths + is_running::int, life = null, is_running = false
        where life is not null and life <> $1 and ${isGone('job_runs.life')}
        returning job_id, queue
      )
      update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now()
      from died where job.id = died.job_id and job.name = died.queue and job.state = 'active'`,
      [this.#life.id],
    );
  }

  /** Notes jobs as this process's, not running yet. @returns the deaths of each */
  async claim(queue: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query(
      `insert into job_runs as r (job_id, queue, life) select id, $2, $3 from unnest($1::uuid[]) as id
      on conflict (job_id) do update set
        deaths = r.deaths + (r.is_running and r.life <> $3 and ${isGone('r.life')})::int,
        life = $3, is_running = false
      returning job_id, deaths`,
      [ids, queue, this.#life.id],
    );
    return new Map(rows.map((row) => claimedRow.parse(row)).map(({ job_id, deaths }) => [job_id, deaths]));
  }

  /** Marks claimed jobs as running. */
  async run(ids: readonly string[]): Promise<void> {
    if (this.#isStopping) return;
    await this.#pool.query('update job_runs set is_running = true where job_id = any($1) and life = $2', [
      ids,
      this.#life.id,
    ]);
  }

  /** Jobs have ended. They stay this process's until the queue knows what became of them. */
  async end(ids: readonly string[]): Promise<void> {
    try {
      await this.#pool.query('update job_runs set is_running = false where job_id = any($1) and life = $2', [
        ids,
        this.#life.id,
      ]);
      for (const id of ids) this.#owed.delete(id);
    } catch (error) {
      for (const id of ids) this.#owed.add(id);
      this.#onError(error instanceof Error ? error : new SanitisedError(error));
    }
  }

  /** Lets go of the jobs that the queue has settled: forgets what is over, keeps the deaths of what runs again. */
  async #letGo(): Promise<void> {
    const settled = `r.life = $1 and not r.is_running and not exists (
      select from pgboss.job where id = r.job_id and name = r.queue and state`;
    await this.#pool.query(`delete from job_runs r where ${settled} <= 'active')`, [this.#life.id]);
    await this.#pool.query(`update job_runs r set life = null where ${settled} = 'active')`, [this.#life.id]);
  }

  /** From now on the end of this process is not a death: it was asked to end, and may not be given time for its jobs. */
  async forgive(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    await this.#pool
      .query('update job_runs set is_running = false where life = $1', [this.#life.id])
      .catch(this.#onError);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#letGo().catch(this.#onError);
    this.#life.end();
  }
}
