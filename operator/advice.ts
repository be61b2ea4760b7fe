import { formatMoment } from '#rules/text/formats.ts';
import type { Database, Queryable, Tx } from '#server/db/connect.ts';
import {
  adviceSubjects,
  closeAdvice,
  findAdvice,
  listAdvice,
  takeAdvice,
} from '#server/domain/operations/advice.ts';
import { ADVICE_COLUMNS, type AdviceRow, adviceRow } from '#server/domain/operations/advice-table.ts';
import { AT_COMMAND_LINE } from '#server/domain/staff/desk-actor.ts';
import { auditedByCommand, type Done } from './audited-by-command.ts';
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

/** @returns the list as text, with whom it is about */
export async function printAdvice(db: Queryable, which: 'open' | 'all', format: ListFormat): Promise<Done> {
  const rows = await listAdvice(db, which);
  return {
    subjects: rows.flatMap(adviceSubjects),
    said: printList(rows.map(adviceRow), ADVICE_COLUMNS, format, lineOf),
  };
}

/** Does something to one request. */
const onRequest = (
  db: Database,
  { action, id, said }: { action: string; id: string; said: string },
  work: (tx: Tx) => Promise<void>,
): Promise<string> =>
  auditedByCommand(db, { action, object: id }, async (tx) => {
    await work(tx);
    const row = await findAdvice(tx, id);
    return { subjects: row ? adviceSubjects(row) : [], said };
  });

/** Parses the arguments; null if they match no subcommand. */
function workOf(args: string[]): Work | null {
  const parsed = readArgs(args, { ...LIST_OPTIONS, by: { type: 'string' } });
  if (!parsed) return null;
  const { all, by, ...flags } = parsed.values;
  const [action, id, more] = parsed.positionals;
  const format = formatOf(flags);
  if (more !== undefined || format === null) return null;
  const which = all ? 'all' : 'open';
  if (action === 'list' && !id)
    return (db) =>
      auditedByCommand(db, { action: 'advice.exported', object: which }, (tx) =>
        printAdvice(tx, which, format),
      );
  if (action === 'take' && id)
    return (db) =>
      onRequest(db, { action: 'advice.taken', id, said: `${id} is taken` }, (tx) =>
        takeAdvice(tx, id, { id: null, name: by?.trim() || null }, new Date()),
      );
  if (action === 'close' && id)
    return (db) =>
      onRequest(db, { action: 'advice.moved', id, said: `${id} is closed` }, (tx) =>
        closeAdvice(tx, id, AT_COMMAND_LINE, new Date()),
      );
  return null;
}

/** Manages requests to be called. Returns the exit code; null if the arguments are invalid. */
export async function adviceCommand(args: string[]): Promise<number | null> {
  const work = workOf(args);
  return work && onDatabase(work);
}
