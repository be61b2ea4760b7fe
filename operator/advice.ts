import { formatMoment } from '#rules/text/formats.ts';
import type { Queryable } from '#server/db/connect.ts';
import { closeAdvice, listAdvice, takeAdvice } from '#server/desk/advice.ts';
import { formatOf, LIST_OPTIONS, type ListFormat, printList } from './list-format.ts';
import { onDatabase, type Work } from './on-database.ts';
import { oneLine } from './one-line.ts';
import { readArgs } from './read-args.ts';

const entryOf = (row: Awaited<ReturnType<typeof listAdvice>>[number]) => ({
  id: row.id,
  asked_at: row.created_at,
  state: row.closed_at ? 'closed' : row.taken_at ? 'taken' : 'new',
  phone: row.phone,
  name: row.children_name,
  email: row.email,
  about: row.description,
  books: row.books.join(' ') || null,
  referer: row.referer,
  learner_id: row.learner_id,
  taken_at: row.taken_at,
  taken_by: row.taken_by,
  closed_at: row.closed_at,
});
type Entry = ReturnType<typeof entryOf>;

const COLUMNS = [
  'id',
  'asked_at',
  'state',
  'phone',
  'name',
  'email',
  'about',
  'books',
  'referer',
  'learner_id',
  'taken_at',
  'taken_by',
  'closed_at',
] as const satisfies readonly (keyof Entry)[];

const lineOf = ({ id, asked_at, state, phone, name, email, about, books, taken_by }: Entry): string =>
  [
    id,
    formatMoment(asked_at),
    (state === 'taken' && taken_by !== null ? `taken by ${oneLine(taken_by)}` : state).padEnd(8),
    phone,
    ...[name, email, about, books].map((words) => oneLine(words ?? '')).filter((words) => words !== ''),
  ].join('  ');

export async function printAdvice(db: Queryable, which: 'open' | 'all', format: ListFormat): Promise<string> {
  return printList((await listAdvice(db, which)).map(entryOf), COLUMNS, format, lineOf);
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
      await takeAdvice(db, id, by?.trim() || null, new Date());
      return `${id} is taken`;
    };
  if (action === 'close' && id)
    return async (db) => {
      await closeAdvice(db, id, new Date());
      return `${id} is closed`;
    };
  return null;
}

/** Manages requests to be called. Returns the exit code; null if the arguments are invalid. */
export async function adviceCommand(args: string[]): Promise<number | null> {
  const work = workOf(args);
  return work && onDatabase(work);
}
