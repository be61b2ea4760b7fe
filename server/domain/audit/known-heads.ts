import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { type Config, ConfigError } from '#server/config/config.ts';
import { privateKeyFrom } from '#server/config/private-key.ts';
import type { Queryable } from '#server/db/connect.ts';
import { auditHeads } from '#server/db/schema-staff.ts';
import { publicBytesOf } from '#server/engines/signing/ed25519-signer.ts';
import { AUDIT_KEY_FILE, type AuditHead, isGenuine } from './audit-head.ts';
import { readHeadFile, readHeads } from './head-file.ts';

/** Signatures verified at once. */
const BATCH = 256;

export interface KnownHeads {
  genuine: AuditHead[];
  /** Heads whose signature is wrong, or by a key that is not known here. */
  others: AuditHead[];
}

/** The public half of the key of these settings; null if there is none here. None is created. */
function ownKey({
  DATA_DIR,
  AUDIT_PRIVATE_KEY,
}: Pick<Config, 'DATA_DIR' | 'AUDIT_PRIVATE_KEY'>): string | null {
  const path = join(DATA_DIR, AUDIT_KEY_FILE);
  const text = AUDIT_PRIVATE_KEY ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
  const key = text === null ? null : privateKeyFrom(text);
  return key && publicBytesOf(key).toString('base64url');
}

export interface MoreHeads {
  /** Public keys of earlier times or other servers. */
  keys?: readonly string[];
  /** Files with a head in each line. */
  files?: readonly string[];
}

/** All signed heads that are known: of the database, of the file in `DATA_DIR`, and of the files given. */
export async function knownHeads(
  db: Queryable,
  config: Pick<Config, 'DATA_DIR' | 'AUDIT_PRIVATE_KEY'>,
  { keys = [], files = [] }: MoreHeads = {},
): Promise<KnownHeads> {
  const own = ownKey(config);
  const trusted = new Set(own === null ? keys : [...keys, own]);
  const bySignature = new Map<string, AuditHead>();
  const add = (head: AuditHead) => bySignature.set(JSON.stringify(head), head);
  const rows = await db.select().from(auditHeads).orderBy(asc(auditHeads.at));
  for (const { id: _, at, ...row } of rows) add({ ...row, at: at.toISOString() });
  for await (const head of readHeadFile(config.DATA_DIR)) add(head);
  for (const file of files) {
    if (!existsSync(file)) throw new ConfigError(`${file} is not there`);
    for await (const head of readHeads(file)) add(head);
  }
  const known: KnownHeads = { genuine: [], others: [] };
  const heads = [...bySignature.values()];
  for (let from = 0; from < heads.length; from += BATCH) {
    const batch = heads.slice(from, from + BATCH);
    const are = await Promise.all(batch.map((head) => isGenuine(head, trusted)));
    batch.forEach((head, index) => void known[are[index] ? 'genuine' : 'others'].push(head));
  }
  return known;
}
