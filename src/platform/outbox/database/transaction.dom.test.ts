import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { saveCommand } from '../queue/save-command.ts';
import { db } from './db.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const save = () =>
  saveCommand(ENDPOINTS.conversation.visit, {
    ...{ owner: LAN, params: { id: 'cafe' }, label: 'Một ly cà phê' },
    body: { id: LAN, end: 'good', missions: [], understood: 1, turns: 1, is_free: false, at: 1, skew: 0 },
  });
const lost = () => new DOMException('connection lost', 'UnknownError');

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

/** The first transaction over the commands ends as `end` says. */
function breakFirst(end: (stored: () => Promise<unknown>) => Promise<unknown>): void {
  const real = db.transaction.bind(db) as (...args: unknown[]) => Promise<unknown>;
  let isFirst = true;
  vi.spyOn(db, 'transaction').mockImplementation(((...args: unknown[]) => {
    if (!isFirst) return real(...args);
    isFirst = false;
    return end(() => real(...args));
  }) as never);
}

describe('a transaction whose end the browser has lost', () => {
  it('is not run again where it was stored: its command stands in the queue once', async () => {
    breakFirst(async (stored) => {
      await stored();
      throw lost();
    });
    const id = await save();
    vi.restoreAllMocks();
    expect((await db.commands.toArray()).map((row) => row.id)).toEqual([id]);
  });

  it('is run once more where nothing was stored', async () => {
    breakFirst(() => Promise.reject(lost()));
    const id = await save();
    vi.restoreAllMocks();
    expect((await db.commands.toArray()).map((row) => row.id)).toEqual([id]);
  });

  it('is not run again where its command was sent meanwhile', async () => {
    breakFirst(async (stored) => {
      await stored();
      const [row] = await db.commands.toArray();
      await db.commands.clear();
      await db.receipts.put({ id: row?.id ?? '', owner: LAN, kind: 'command', at: 1, sha256: null });
      throw lost();
    });
    await save();
    vi.restoreAllMocks();
    expect(await db.commands.count()).toBe(0);
  });
});
