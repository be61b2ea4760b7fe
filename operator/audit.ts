import type { AuditEntry } from '#contract/staff.ts';
import { formatMoment } from '#rules/text/formats.ts';
import type { Database } from '#server/db/connect.ts';
import { DeskRefused } from '#server/desk/desk-refused.ts';
import { verifyTrail } from '#server/desk/verify-trail.ts';
import { readTrail, type TrailFilter } from '#server/domain/audit/read-trail.ts';
import { formatOf, type ListFormat, printList } from './list-format.ts';
import { onDatabase, type Work } from './on-database.ts';
import { oneLine } from './one-line.ts';
import { readArgs } from './read-args.ts';

/** Entries listed at once; `--before` lists older ones. */
const LISTED = 200;

const OPTIONS = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  actor: { type: 'string' },
  subject: { type: 'string' },
  action: { type: 'string' },
  before: { type: 'string' },
  head: { type: 'string' },
} as const;

const rowOf = ({ at, subjects, ...entry }: AuditEntry) => ({
  ...entry,
  at: new Date(at),
  subjects: subjects.join(' '),
});
type Row = ReturnType<typeof rowOf>;
const COLUMNS = ['id', 'at', 'actor', 'actor_name', 'action', 'object', 'subjects', 'subject_count'] as const;

const lineOf = ({ id, at, actor, actor_name, action, object, subjects }: Row): string =>
  [id, formatMoment(at), actor, oneLine(actor_name ?? ''), action, oneLine(object ?? ''), subjects]
    .filter((part) => part !== '')
    .join('  ');

async function printTrail(db: Database, filter: TrailFilter, format: ListFormat): Promise<string> {
  const rows = (await readTrail(db, filter, LISTED)).map(rowOf);
  return rows.length === 0 && format === 'lines' ? 'no entries' : printList(rows, COLUMNS, format, lineOf);
}

async function verify(db: Database, head: string | undefined): Promise<string> {
  const found = await verifyTrail(db, head);
  if (!found.ok) throw new DeskRefused(`entry ${found.id} was changed, or is missing`);
  if (!found.knowsHead) throw new DeskRefused(`no entry has the hash ${head}: the end was cut off`);
  return `${found.entries} entries are as they were written${found.head && `; the last has the hash ${found.head}`}`;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Parses the arguments; null if they match no subcommand. */
function workOf(args: string[]): Work | null {
  const parsed = readArgs(args, OPTIONS);
  if (!parsed) return null;
  const { head, actor, subject, action, before, ...flags } = parsed.values;
  const [verb, more] = parsed.positionals;
  const format = formatOf(flags);
  if (more !== undefined || format === null) return null;
  if (verb === 'verify') return (db) => verify(db, head);
  if (verb !== 'list' || head !== undefined) return null;
  if (before !== undefined && !/^\d{1,15}$/.test(before)) return null;
  if (subject !== undefined && !UUID.test(subject)) return null;
  const filter = { actor, subject, action, before: before === undefined ? undefined : Number(before) };
  return (db) => printTrail(db, filter, format);
}

/** Lists and verifies the audit trail. Returns the exit code; null if the arguments are invalid. */
export async function auditCommand(args: string[]): Promise<number | null> {
  const work = workOf(args);
  return work && onDatabase(work);
}
