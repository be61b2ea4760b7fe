import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { connect } from '../../chaos/trail.ts';
import type { ServerProcess } from '../../support/server-process.ts';

/** Rows of a server's database. */
async function rowsOf<T extends z.core.$ZodType>(
  { dataDir }: ServerProcess,
  schema: T,
  query: string,
  values: readonly unknown[] = [],
): Promise<z.infer<T>[]> {
  const db = await connect(dataDir);
  const { rows } = await db.query(query, [...values]).finally(() => db.end());
  return rows.map((row) => z.parse(schema, row));
}

/** SHA-256 of the recordings on a server's disk, by their ids. */
export async function recordingsOn(server: ServerProcess): Promise<Record<string, string>> {
  const row = z.object({ id: z.string(), blob_key: z.string() });
  const stored = await rowsOf(server, row, 'select id, blob_key from recordings');
  const hashed = stored.map(async ({ id, blob_key }) => {
    const bytes = await readFile(join(server.dataDir, 'blobs', blob_key.slice(0, 2), blob_key));
    return [id, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

/** Ids of a learner's commands that the server has carried out; each at most once. */
export async function commandsOn(server: ServerProcess, learnerId: string): Promise<string[]> {
  const query = 'select key from idempotency where learner_id = $1';
  const carriedOut = await rowsOf(server, z.object({ key: z.string() }), query, [learnerId]);
  return carriedOut.map(({ key }) => key).toSorted();
}

/** A learner's attempts with their answers, as the server stores them. */
export async function attemptsOn(server: ServerProcess, learnerId: string) {
  const attempt = z.object({ id: z.string(), submitted: z.boolean(), answers: z.number() });
  const query = `select id, submitted_at is not null as submitted,
    (select count(*)::int from attempt_answers where attempt_id = attempts.id) as answers
    from attempts where learner_id = $1 order by id`;
  return rowsOf(server, attempt, query, [learnerId]);
}

/** How many answers of an attempt wait to be graded. */
export async function waitingOn(server: ServerProcess, attemptId: string): Promise<number> {
  const query = `select count(*)::int as waiting from attempt_answers
    where attempt_id = $1 and evaluation ->> 'status' = 'waiting'`;
  const [row] = await rowsOf(server, z.object({ waiting: z.number() }), query, [attemptId]);
  return row?.waiting ?? 0;
}
