import { db } from '../database/db.ts';

/** Device clock and what is known of its error; every command carries both. */
export async function readClock(): Promise<{ at: number; skew: number }> {
  const row = await db.meta.get('skew');
  return { at: Date.now(), skew: row?.key === 'skew' ? row.ms : 0 };
}
