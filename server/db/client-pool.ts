import pg from 'pg';
import { refuseInsideTransaction } from './transaction-scope.ts';
import { DatabaseUnavailable } from './transient-error.ts';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

interface Behaviour {
  /** Whether to reject callers inside a transaction, which would wait for a connection while holding one. */
  refusesInsideTransaction: boolean;
  /** Called for each connection that breaks, in use or idle; the pool replaces it. */
  onBreak: (error: Error) => void;
}

/** Pool of connections to the database. */
export class ClientPool extends pg.Pool {
  readonly #refuses: boolean;

  constructor(options: pg.PoolConfig, { refusesInsideTransaction, onBreak }: Behaviour) {
    super(options);
    this.#refuses = refusesInsideTransaction;
    const onError = (error: Error): void => {
      if (!this.ending) onBreak(error);
    };
    this.on('error', onError);
    // The pool handles errors of idle clients only: one that breaks in use, between queries, would crash the
    // process.
    this.on('connect', (client) => void client.on('error', onError));
  }

  /** Throws `PoolUsedInTransaction`, and `DatabaseUnavailable` when no connection is available in time. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (this.#refuses) refuseInsideTransaction();
    if (callback) {
      super.connect((error, client, done) => {
        callback(error && new DatabaseUnavailable(error), client, done);
      });
      return undefined;
    }
    return super.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
  }
}
