import { formatMoment } from '#rules/text/formats.ts';
import type { Database } from '#server/db/connect.ts';
import { closeSite, openSite } from '#server/maintenance/set-maintenance.ts';
import { onDatabase, type Work } from './on-database.ts';
import { readArgs } from './read-args.ts';
import { readMoment } from './read-moment.ts';

export async function turnMaintenanceOn(db: Database, until: Date | null): Promise<string> {
  await closeSite(db, until);
  const end = until === null ? 'until you turn it off' : `until ${formatMoment(until)} at the latest`;
  return `maintenance is on, ${end}: every call answers 452 and devices keep what waits`;
}

export const turnMaintenanceOff = async (db: Database): Promise<string> =>
  (await openSite(db))
    ? 'maintenance is off: devices come back by themselves within a minute'
    : 'maintenance was not on';

/** Parses the arguments; null if they match no subcommand. */
function workOf(args: string[], now: number): Work | null {
  const parsed = readArgs(args, { until: { type: 'string' } });
  if (!parsed) return null;
  const { values, positionals } = parsed;
  const [action, more] = positionals;
  if (more !== undefined) return null;
  if (action === 'off' && values.until === undefined) return turnMaintenanceOff;
  if (action !== 'on') return null;
  if (values.until === undefined) return (db) => turnMaintenanceOn(db, null);
  const until = readMoment(values.until, now);
  return until && ((db) => turnMaintenanceOn(db, until));
}

/** Closes and opens the site. Returns the exit code; null if the arguments are invalid. */
export async function maintenanceCommand(args: string[]): Promise<number | null> {
  const work = workOf(args, Date.now());
  return work && onDatabase(work);
}
