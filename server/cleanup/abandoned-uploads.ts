import { readdir } from 'node:fs/promises';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { recordings } from '#server/db/schema-account.ts';
import { PartFile, uploadsOf } from '#server/domain/recording/part-file.ts';
import type { Platform } from '#server/platform.ts';

type Stores = Pick<Platform, 'db' | 'config'>;

const BATCH = 200;
const partName = z.string().check(z.regex(/^[0-9a-f-]{36}\.part$/));

/** Whether its last chunk arrived before the cutoff; also true if no chunk is left. */
const isLeft = async (part: PartFile, before: Date): Promise<boolean> => {
  const touched = await part.touchedAt();
  return touched === null || touched < before;
};

/** A page of unfinished recordings started before the cutoff, oldest first, after a cursor. */
const begunBefore = ({ db }: Stores, before: Date, after: { created_at: Date; id: string } | undefined) =>
  db
    .select({ id: recordings.id, created_at: recordings.created_at })
    .from(recordings)
    .where(
      and(
        isNull(recordings.blob_key),
        lt(recordings.created_at, before),
        after && sql`(${recordings.created_at}, ${recordings.id}) > (${after.created_at}, ${after.id})`,
      ),
    )
    .orderBy(asc(recordings.created_at), asc(recordings.id))
    .limit(BATCH);

/**
 * Deletes one unless a chunk is arriving. The row lock blocks uploads until both row and file are deleted.
 */
async function forget({ db, config }: Stores, id: string, before: Date): Promise<boolean> {
  const part = new PartFile(uploadsOf(config), id);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: recordings.id })
      .from(recordings)
      .where(and(eq(recordings.id, id), isNull(recordings.blob_key)))
      .for('update', { skipLocked: true });
    if (!row || !(await isLeft(part, before))) return false;
    await tx.delete(recordings).where(eq(recordings.id, id));
    await part.remove();
    return true;
  });
}

/** Deletes files without a row, left by a server that was killed before or after its commit. */
async function sweepFiles({ db, config }: Stores, before: Date): Promise<number> {
  const directory = uploadsOf(config);
  const names = await readdir(directory).catch(() => []);
  let removed = 0;
  for (const name of names) {
    if (!partName.safeParse(name).success) continue;
    const id = name.slice(0, -'.part'.length);
    const part = new PartFile(directory, id);
    if (!(await isLeft(part, before))) continue;
    const unfinished = and(eq(recordings.id, id), isNull(recordings.blob_key));
    const [row] = await db.select({ id: recordings.id }).from(recordings).where(unfinished);
    if (row) continue;
    // If the device resumes right now, the server reports nothing received and everything is sent again.
    await part.remove();
    removed += 1;
  }
  return removed;
}

/**
 * Deletes recordings of which no chunk has arrived since the cutoff. The device still has the whole
 * recording: its next chunk is answered with nothing received, and it starts over.
 * @returns how many recordings, and how many files without one
 */
export async function forgetAbandonedUploads(
  stores: Stores,
  before: Date,
): Promise<{ recordings: number; files: number }> {
  let forgotten = 0;
  let last: { created_at: Date; id: string } | undefined;
  for (;;) {
    const rows = await begunBefore(stores, before, last);
    for (const { id } of rows) if (await forget(stores, id, before)) forgotten += 1;
    last = rows.at(-1);
    if (rows.length < BATCH) break;
  }
  return { recordings: forgotten, files: await sweepFiles(stores, before) };
}
