import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Database, Tx } from '../db/connect.ts';
import { idempotency } from '../db/schema-account.ts';

export interface Command {
  learnerId: string;
  /** The `Idempotency-Key` header. */
  key: string;
  /** The name under which the command is stored. */
  operation: string;
  /** Parsed path and body that the key belongs to. */
  input: unknown;
}

/** JSON whose text does not depend on the order of keys. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const hashOf = ({ operation, input }: Command): string =>
  createHash('sha256')
    .update(`${operation}\n${canonicalJson(input)}`)
    .digest('hex');

/**
 * Runs a command exactly once per learner and key. The row is inserted first: a second request with the same
 * key waits for the first one's transaction, then finds its response (or, after a rollback, takes its place).
 * Throws `IDEMPOTENCY_CONFLICT` when the key belongs to another request. A failed command leaves no trace.
 */
export async function runOnce(
  db: Database,
  command: Command,
  run: (tx: Tx) => Promise<unknown>,
): Promise<{ data: unknown; replayed: boolean }> {
  const { learnerId, key, operation } = command;
  const bodyHash = hashOf(command);
  const row = and(eq(idempotency.learner_id, learnerId), eq(idempotency.key, key));
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(idempotency)
      .values({ learner_id: learnerId, key, operation, body_hash: bodyHash })
      .onConflictDoNothing()
      .returning({ key: idempotency.key });
    if (inserted.length === 0) {
      const [known] = await tx.select().from(idempotency).where(row);
      if (known?.body_hash !== bodyHash) throw new ApiFailure('IDEMPOTENCY_CONFLICT');
      return { data: known.response, replayed: true };
    }
    const data = await run(tx);
    await tx.update(idempotency).set({ response: data }).where(row);
    return { data, replayed: false };
  });
}
