import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/connect.ts';
import { auditEntries, auditHeads } from '#server/db/schema-staff.ts';
import { type AuditHead, isGenuine, signHead } from '#server/domain/audit/audit-head.ts';
import { appendHead, lastHead } from '#server/domain/audit/head-file.ts';
import type { Signer } from '#server/engines/signing/ed25519-signer.ts';

/** Heads of other servers taken over at once; whoever floods the table with false ones holds up no more than those. */
const TAKEN_OVER = 100;

export interface Sealing {
  db: Database;
  signer: Signer;
  /** Where the file with all heads is. */
  directory: string;
}

export interface Sealed {
  /** Id of the row. */
  id: string;
  head: AuditHead;
}

/** Appends what servers with the same key have signed since, so that each has a file with all. */
async function takeOver(
  { db, signer, directory }: Sealing,
  known: AuditHead | null,
): Promise<AuditHead | null> {
  const rows = await db
    .select()
    .from(auditHeads)
    .where(gt(auditHeads.at, known ? new Date(known.at) : new Date(0)))
    .orderBy(asc(auditHeads.at))
    .limit(TAKEN_OVER);
  let newest = known;
  for (const { id: _, at, ...row } of rows) {
    const head = { ...row, at: at.toISOString() };
    if (!(await isGenuine(head, new Set([signer.publicKey])))) continue;
    await appendHead(directory, head);
    newest = head;
  }
  return newest;
}

/**
 * Signs the newest entry, unless that is done: the head is stored in the database and, once that is committed, in the file.
 * @param inTransaction called before the commit with what was signed
 * @returns null when nothing is new
 */
export async function sealTrail(
  sealing: Sealing,
  inTransaction: (tx: Tx, sealed: Sealed) => Promise<void>,
): Promise<Sealed | null> {
  const { db, signer, directory } = sealing;
  const known = await takeOver(sealing, await lastHead(directory));
  const sealed = await db.transaction(async (tx) => {
    const [newest] = await tx
      .select({ id: auditEntries.id, hash: auditEntries.hash })
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(1);
    if (!newest || (newest.id === known?.entry && newest.hash === known.hash)) return null;
    const head = signHead(signer, newest.id, newest.hash, new Date());
    const [row] = await tx
      .insert(auditHeads)
      .values({ ...head, at: new Date(head.at) })
      .returning({ id: auditHeads.id });
    if (!row) throw new Error('a head was not stored');
    await inTransaction(tx, { id: row.id, head });
    return { id: row.id, head };
  });
  if (sealed) await appendHead(directory, sealed.head);
  return sealed;
}

/** Id of the row of the newest known head; null if there is none. */
export async function lastHeadId({ db, directory }: Sealing): Promise<string | null> {
  const known = await lastHead(directory);
  if (!known) return null;
  const [row] = await db
    .select({ id: auditHeads.id })
    .from(auditHeads)
    .where(and(eq(auditHeads.at, new Date(known.at)), eq(auditHeads.signature, known.signature)));
  return row?.id ?? null;
}

/** Whether the entry of the newest known head is still the one that was signed; true without any. */
export async function stillFits({ db, directory }: Sealing): Promise<boolean> {
  const known = await lastHead(directory);
  if (!known) return true;
  const [entry] = await db
    .select({ hash: auditEntries.hash })
    .from(auditEntries)
    .where(eq(auditEntries.id, known.entry));
  return entry?.hash === known.hash;
}
