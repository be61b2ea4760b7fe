import { formatMoment } from '#rules/text/formats.ts';
import type { Database } from '#server/db/connect.ts';
import { onDatabase, type Work } from './on-database.ts';
import { addOutage, listOutages, type OutageRow, removeOutage } from './outages.ts';
import { readArgs } from './read-args.ts';
import { readPastMoment } from './read-moment.ts';

const lineOf = ({ id, from_at, to_at, found_by }: OutageRow): string =>
  `${id}  ${formatMoment(from_at)} – ${formatMoment(to_at)}  found by the ${found_by}`;

async function list(db: Database): Promise<string> {
  const rows = await listOutages(db);
  return rows.length === 0 ? 'no outages' : rows.map(lineOf).join('\n');
}

/** Parses the arguments; null if they match no subcommand. */
function workOf(args: string[], now: number): Work | null {
  const parsed = readArgs(args, { from: { type: 'string' }, to: { type: 'string' } });
  if (!parsed) return null;
  const { values, positionals } = parsed;
  const [action, id, more] = positionals;
  if (more !== undefined) return null;
  if (action === 'remove' && /^\d{1,15}$/.test(id ?? '')) {
    return async (db) => {
      await removeOutage(db, Number(id));
      return `outage ${id} is removed`;
    };
  }
  if (id !== undefined) return null;
  if (action === 'list') return list;
  if (action !== 'add') return null;
  const [from, to] = [readPastMoment(values.from ?? '', now), readPastMoment(values.to ?? '', now)];
  return from && to && (async (db) => `recorded: ${lineOf(await addOutage(db, { from, to }))}`);
}

/** Lists and records times when the site was down. Returns the exit code; null if the arguments are invalid. */
export async function outageCommand(args: string[]): Promise<number | null> {
  const work = workOf(args, Date.now());
  return work && onDatabase(work);
}
