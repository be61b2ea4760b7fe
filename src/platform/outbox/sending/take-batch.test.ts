// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveText } from '../../../../tests/support/save-work.ts';
import { db } from '../database/db.ts';
import { sendNow } from '../queue/queue.ts';
import { setRecordingsOnWifi } from './recordings-on-wifi.ts';
import { endNetworkWaits, nextTryAt, takeBatch } from './take-batch.ts';

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

it('ends the waits that are due to the network alone, of one learner', async () => {
  const codes = ['NETWORK', 'FOREIGN_ANSWER', 'TOO_MANY_REQUESTS', 'MAINTENANCE', 'SERVER_ERROR'];
  for (const code of codes) {
    await answer(LAN, code, NOW + 60_000);
    await db.commands.toCollection().last((row) => row && db.commands.update(row.seq, { lastCode: code }));
  }
  await answer(MINH, 'of another learner', NOW + 60_000);
  await db.commands.filter(({ owner }) => owner === MINH).modify({ lastCode: 'NETWORK' });
  await endNetworkWaits(LAN);
  const waits = await db.commands.filter(({ nextTryAt: at }) => at > 0).toArray();
  expect(waits.map(({ owner, lastCode }) => `${owner === LAN} ${lastCode}`)).toEqual([
    'true TOO_MANY_REQUESTS',
    'true MAINTENANCE',
    'true SERVER_ERROR',
    'false NETWORK',
  ]);
});

describe('a recording whose learner wishes it to wait for Wi-Fi', () => {
  const takenOver = async (type: string | undefined): Promise<string[]> => {
    vi.stubGlobal('navigator', { connection: { type } });
    return (await takeBatch(LAN, NOW)).map(({ label }) => label);
  };
  beforeEach(async () => {
    await answer(LAN, 'spoken', 0);
    await db.commands.toCollection().modify({ recordingId: '019aa000-0000-7000-8000-0000000000b1' });
    await answer(LAN, 'written', 0);
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['mobile data', true, 'cellular', ['written']],
    ['Wi-Fi', true, 'wifi', ['spoken', 'written']],
    ['a browser that cannot tell', true, undefined, ['spoken', 'written']],
    ['mobile data, without that wish', false, 'cellular', ['spoken', 'written']],
  ])('over %s', async (_, wish, type, sent) => {
    await setRecordingsOnWifi(wish);
    expect(await takenOver(type)).toEqual(sent);
  });

  it('goes over mobile data by "Gửi ngay", but not the next one', async () => {
    await setRecordingsOnWifi(true);
    await sendNow(LAN);
    expect(await takenOver('cellular')).toEqual(['spoken', 'written']);
    await db.commands.clear();
    await answer(LAN, 'spoken later', 0);
    await db.commands.toCollection().modify({ recordingId: '019aa000-0000-7000-8000-0000000000b2' });
    expect(await takenOver('cellular')).toEqual([]);
  });
});
