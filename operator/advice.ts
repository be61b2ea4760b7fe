import { formatMoment } from '#rules/text/formats.ts';
import type { Queryable } from '#server/db/connect.ts';
import { closeAdvice, listAdvice, takeAdvice } from '#server/desk/advice.ts';
import { ADVICE_COLUMNS, type AdviceRow, adviceRow } from '#server/desk/advice-table.ts';
import { AT_COMMAND_LINE } from '#server/desk/desk-actor.ts';
import { formatOf, LIST_OPTIONS, type ListFormat, printList } from './list-format.ts';
import { onDatabase, type Work } from './on-database.ts';
import { oneLine } from './one-line.ts';
import { readArgs } from './read-args.ts';

const lineOf = ({
  id,
  asked_at,
  state,
  phone,
  name,
  email,
  about,
  books,
  taken_at,
  taken_by,
}: AdviceRow): string =>
  [
    id,
    formatMoment(asked_at),
    (taken_at === null ? state : `${state}, taken by ${oneLine(taken_by ?? '')}`).padEnd(8),
    phone,
    ...[name, email, about, books].map((words) => oneLine(words ?? '')).filter((words) => words !== ''),
  ].join('  ');

export async function printAdvice(db: Queryable, which: 'open' | 'all', format: ListFormat): Promise<string> {
  return printList((await listAdvice(db, which)).map(adviceRow), ADVICE_COLUMNS, format, lineOf);
}

/** Parses the arguments; null if they match no subcommand. */
function workOf(args: string[]): Work | null {
  const parsed = readArgs(args, { ...LIST_OPTIONS, by: { type: 'string' } });
  if (!parsed) return null;
  const { all, by, ...flags } = parsed.values;
  const [action, id, more] = parsed.positionals;
  const format = formatOf(flags);
  if (more !== undefined || format === null) return null;
  if (action === 'list' && !id) return (db) => printAdvice(db, all ? 'all' : 'open', format);
  if (action === 'take' && id)
    return async (db) => {
      await db.transaction((tx) => takeAdvice(tx, id, { id: null, name: by?.trim() || null }, new Date()));
      return `${id} is taken`;
    };
  if (action === 'close' && id)
    return async (db) => {
      await db.transaction((tx) => closeAdvice(tx, id, AT_COMMAND_LINE, new Date()));
      return `${id} is closed`;
    };
  return null;
}

/** Manages requests to be called. Returns the exit code; null if the arguments are invalid. */
export async function adviceCommand(args: string[]): Promise<number | null> {
  const work = workOf(args);
  return work && onDatabase(work);
}
