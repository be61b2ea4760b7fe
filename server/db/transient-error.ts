import pg from 'pg';

/** No connection was available: the database is down, or all connections stayed in use for too long. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  constructor(cause: unknown) {
    super('no database connection', { cause });
  }
}

/**
 * Transient PostgreSQL errors, after which the same request may succeed a moment later: connection
 * exceptions, shutdown and start, too many connections, lock and transaction time-outs, deadlocks.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const PASSING = /^(08...|57P0[1-3]|53300|55P03|25P03|25P04|40001|40P01)$/;

/** The driver's messages for a connection that broke during a query; these errors have no code. */
const BROKEN: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
]);
const SYSTEM = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/;

function isTransient(error: Error): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  return BROKEN.has(error.message) || ('syscall' in error && 'code' in error && isSystem(error));
}

const isSystem = (error: Error & { code: unknown; syscall: unknown }): boolean =>
  (error.syscall === 'connect' || error.syscall === 'read' || error.syscall === 'write') &&
  SYSTEM.test(String(error.code));

/**
 * Whether the failure is transient, caused by the database's state rather than the query, so a retry may
 * help.
 */
export function isTransientDatabaseError(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (isTransient(each)) return true;
  return false;
}
