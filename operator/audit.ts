import type { AuditEntry } from '#contract/staff.ts';
import { formatMoment } from '#rules/text/formats.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/connect.ts';
import { MAY_REWRITE, mayRewriteTrail } from '#server/db/may-rewrite-trail.ts';
import { knownHeads, type MoreHeads } from '#server/domain/audit/known-heads.ts';
import { readTrail, type TrailFilter } from '#server/domain/audit/read-trail.ts';
import { type Verification, verifyTrail } from '#server/domain/audit/verify-trail.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';
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
  heads: { type: 'string', multiple: true },
  key: { type: 'string', multiple: true },
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

interface Given extends MoreHeads {
  /** A hash noted earlier. */
  hash?: string | undefined;
}

const brokenAt = ({ id, signed }: Verification & { ok: false }): string =>
  signed
    ? `entry ${id} is not what was signed on ${signed.at}: something after entry ${signed.fits} was changed or removed`
    : `entry ${id} was changed, or is missing`;

async function verify(db: Database, config: Config, { hash, ...more }: Given): Promise<string> {
  const { genuine, others } = await knownHeads(db, config, more);
  const found = await verifyTrail(db, { hash, heads: genuine });
  const [other] = others;
  const forged = other && [
    `${others.length} signed heads are forged, or of a key that is not known here (--key): the first is of entry ${other.entry}`,
  ];
  if (!found.ok) throw new DeskRefused([brokenAt(found), ...(forged ?? [])].join('\n'));
  if (!found.knowsHead) throw new DeskRefused(`no entry has the hash ${hash}: the end was cut off`);
  if (forged) throw new DeskRefused(forged.join());
  return [
    ...((await mayRewriteTrail(db)) ? [`Warning: ${MAY_REWRITE}`] : []),
    `${found.entries} entries are as they were written, and as ${genuine.length} signed heads say${found.head && `; the last has the hash ${found.head}`}`,
  ].join('\n');
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Parses the arguments; null if they match no subcommand. */
function workOf(args: string[]): Work | null {
  const parsed = readArgs(args, OPTIONS);
  if (!parsed) return null;
  const { head, heads, key, actor, subject, action, before, ...flags } = parsed.values;
  const [verb, more] = parsed.positionals;
  const format = formatOf(flags);
  if (more !== undefined || format === null) return null;
  if (verb === 'verify')
    return (db, config) => verify(db, config, { hash: head, files: heads ?? [], keys: key ?? [] });
  if (verb !== 'list' || (head ?? heads ?? key) !== undefined) return null;
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
