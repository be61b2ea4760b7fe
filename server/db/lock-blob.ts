import { sql } from 'drizzle-orm';
import type { Tx } from './connect.ts';

/**
 * Until the transaction ends, nobody else who asks for it keeps or removes the blob of this key: equal bytes are one
 * blob, which one learner may be keeping just when another's is removed.
 */
export const lockBlob = (tx: Tx, key: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
