import { db } from '../database/db.ts';

const MAX_RECEIPTS = 500;

/** Deletes receipts beyond the newest. */
export async function trimReceipts(): Promise<void> {
  await db.transaction('rw', db.receipts, async () => {
    const surplus = (await db.receipts.count()) - MAX_RECEIPTS;
    if (surplus <= 0) return;
    // One with its row is not confirmed yet.
    const old = await db.receipts
      .orderBy('at')
      .filter(({ row }) => row === undefined)
      .limit(surplus)
      .primaryKeys();
    await db.receipts.bulkDelete(old);
  });
}
