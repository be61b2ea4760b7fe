import { within } from '#src/platform/offline/within.ts';
import { databaseHealth } from './database-health.ts';
import { db } from './db.ts';

/** Timeout after which the database counts as lost, milliseconds. */
const TIMEOUT_MS = 10_000;

const answers = async (): Promise<boolean> =>
  (await within(
    // Of all tables, and as a write: a transaction that never ends may hold some of them, or let others only read.
    db.transaction('rw', db.tables, () => db.meta.get('identity')).then(() => true),
    TIMEOUT_MS,
  )) === true;

async function check(): Promise<'answers' | 'reopened' | 'lost'> {
  if (await answers()) {
    databaseHealth.setState({ lost: false });
    return 'answers';
  }
  // Browsers, WebKit above all, lose the process that holds it. The next read reopens it.
  db.close({ disableAutoOpen: false });
  if (await answers()) {
    databaseHealth.setState(({ reopened }) => ({ reopened: reopened + 1, lost: false }));
    return 'reopened';
  }
  databaseHealth.setState({ lost: true });
  return 'lost';
}

const checks = new Map<'running', ReturnType<typeof check>>();

/** Checks whether the device's database responds, once for simultaneous callers, and reopens it if not. */
export function checkDatabase(): ReturnType<typeof check> {
  const running = checks.get('running') ?? check().finally(() => checks.delete('running'));
  checks.set('running', running);
  return running;
}

/** Watches the database from now on: if the browser closes it, it is reopened or a reload is requested. */
export function watchDatabase(): void {
  // The event comes while it is closing: check afterwards.
  db.on('close', () => queueMicrotask(() => void checkDatabase()));
}
