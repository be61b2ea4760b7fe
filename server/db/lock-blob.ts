import { sql } from 'drizzle-orm';
import type { Tx } from './connect.ts';

/**
 * Locks a blob key until the transaction ends, so that callers do not store and remove it at the same time.
 * Equal bytes share one blob, which one learner may be storing just when another's is removed.
 */
export const lockBlob = (tx: Tx, key: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
