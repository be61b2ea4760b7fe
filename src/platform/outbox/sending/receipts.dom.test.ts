// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { db } from '../database/db.ts';
import { trimReceipts } from './receipts.ts';

it('receipts beyond the newest 500 are deleted', async () => {
  const ids = Array.from({ length: 503 }, (_, at) => String(at).padStart(4, '0'));
  await db.receipts.bulkAdd(
    ids.map((id, at) => ({ id, owner: 'o', kind: 'command' as const, at, sha256: null })),
  );
  await trimReceipts();
  expect(await db.receipts.toCollection().primaryKeys()).toEqual(ids.slice(3));
});
