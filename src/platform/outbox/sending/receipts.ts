import { db } from '../database/db.ts';
import { readStored } from '../database/read-stored.ts';
import { receiptRow } from '../database/rows.ts';

const MAX_RECEIPTS = 500;

/** Deletes receipts beyond the newest. */
export async function trimReceipts(): Promise<void> {
  await db.transaction('rw', db.receipts, async () => {
    const surplus = (await db.receipts.count()) - MAX_RECEIPTS;
    if (surplus <= 0) return;
    // One with its row is not confirmed yet, and one that cannot be read may have it.
    const old = await db.receipts
      .orderBy('at')
      .filter((stored) => {
        const receipt = readStored(receiptRow, stored);
        return receipt !== undefined && receipt.row === undefined;
      })
      .limit(surplus)
      .primaryKeys();
    await db.receipts.bulkDelete(old);
  });
}
