// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { saveText } from '../../../../tests/support/save-work.ts';
import { db } from '../database/db.ts';
import { nextTryAt } from './take-batch.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const MINH = '019aa000-0000-7000-8000-000000000002';
const NOW = 1_000_000;

async function answer(owner: string, questionId: string, nextTry: number): Promise<void> {
  await saveText(owner, questionId);
  await db.commands.toCollection().last((row) => row && db.commands.update(row.seq, { nextTryAt: nextTry }));
}

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
});

it('finds when the first of a learner’s waiting rows may be retried', async () => {
  expect(await nextTryAt(LAN, NOW)).toBeNull();
  await answer(LAN, 'due', NOW);
  await answer(LAN, 'far ahead, because the clock was set back', NOW + 3_600_000);
  expect(await nextTryAt(LAN, NOW)).toBeNull();
  await answer(LAN, 'later', NOW + 4_000);
  await answer(LAN, 'sooner', NOW + 2_000);
  await answer(MINH, 'of another learner', NOW + 1_000);
  expect(await nextTryAt(LAN, NOW)).toBe(NOW + 2_000);
});
