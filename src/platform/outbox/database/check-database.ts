import { within } from '#src/platform/offline/within.ts';
import { databaseHealth } from './database-health.ts';
import { db } from './db.ts';

/** Longest that the database may take to answer before it counts as lost, milliseconds. */
const PATIENCE_MS = 10_000;

const answers = async (): Promise<boolean> =>
  (await within(
    db.meta.get('identity').then(() => true),
    PATIENCE_MS,
  )) === true;

async function check(): Promise<'answers' | 'reopened' | 'lost'> {
  if (await answers()) {
    databaseHealth.setState({ lost: false });
    return 'answers';
  }
  // Browsers lose the process that holds it, WebKit most of all. The next read opens it.
  db.close({ disableAutoOpen: false });
  if (await answers()) {
    databaseHealth.setState(({ reopened }) => ({ reopened: reopened + 1, lost: false }));
    return 'reopened';
  }
  databaseHealth.setState({ lost: true });
  return 'lost';
}

const checks = new Map<'running', ReturnType<typeof check>>();

/** Asks the device's database whether it is there, once for all who ask at a time, and opens it anew if it is not. */
export function checkDatabase(): ReturnType<typeof check> {
  const running = checks.get('running') ?? check().finally(() => checks.delete('running'));
  checks.set('running', running);
  return running;
}

/** Looks after the database from now on: a connection that the browser closes is opened anew, or a reload asked for. */
export function watchDatabase(): void {
  // Told in the middle of closing: what becomes of it is seen afterwards.
  db.on('close', () => queueMicrotask(() => void checkDatabase()));
}
