import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

/** Interval for checking the database's process, milliseconds. */
const LOOK_MS = 500;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

/**
 * Runs the embedded PostgreSQL and restarts it at the same address whenever it exits. Throws
 * `EmbeddedPostgresError` if the first start fails; later ones are retried until they succeed.
 */
export async function superviseEmbeddedPostgres(
  directory: string,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<Omit<EmbeddedPostgres, 'runs'>> {
  const stopped = new AbortController();
  const first = await startEmbeddedPostgres(directory);
  let current = first;

  const startAgain = async (): Promise<void> => {
    for (let retry = FIRST_RETRY_MS; !stopped.signal.aborted; retry = Math.min(2 * retry, MAX_RETRY_MS)) {
      try {
        current = await startEmbeddedPostgres(directory, { port: first.connection.port });
        log.info('embedded PostgreSQL runs again');
        return;
      } catch (error) {
        log.error({ err: error }, 'embedded PostgreSQL cannot be started again yet');
        await wait(retry, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await wait(LOOK_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
      if (stopped.signal.aborted || current.runs()) continue;
      log.error('embedded PostgreSQL has ended; it is started again');
      await startAgain();
    }
  };
  const watching = watch();
  return {
    connection: first.connection,
    owner: first.owner,
    adopted: first.adopted,
    async stop() {
      stopped.abort();
      await watching;
      await current.stop();
    },
  };
}
