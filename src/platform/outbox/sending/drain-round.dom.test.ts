// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiResult } from '#src/platform/http/api-result.ts';
import { fails, ok, setUp } from '../../../../tests/support/outbox-server.ts';
import { saveSubmission, saveText } from '../../../../tests/support/save-work.ts';
import { checkDatabase } from '../database/check-database.ts';
import { databaseHealth } from '../database/database-health.ts';
import { db } from '../database/db.ts';
import type { CommandRow } from '../database/rows.ts';
import { setSender } from '../owner/sender.ts';
import { drain } from './drain.ts';
import type { Transport } from './transport.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';

const answer = (questionId: string) => saveText(LAN, questionId);

type Send = (row: CommandRow, signal: AbortSignal) => Promise<ApiResult<unknown>>;

/** Ports that send commands with `send`, and how many are in progress. */
function sending(send: Send) {
  const { server, ports } = setUp();
  const inProgress = { now: 0 };
  const sendCommand: Transport['sendCommand'] = async (_, row, signal) => {
    inProgress.now += 1;
    try {
      return await send(row, signal);
    } finally {
      inProgress.now -= 1;
    }
  };
  server.sendCommand = sendCommand;
  return { ports, inProgress };
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => setTimeout(resolve, 20));
  });

beforeEach(async () => {
  db.close({ disableAutoOpen: false });
  await Promise.all(db.tables.map((table) => table.clear()));
  await setSender({ owner: LAN, token: 't' });
  databaseHealth.setState({ lost: false, reopened: 0 });
});
afterEach(() => vi.restoreAllMocks());

describe('a drain', () => {
  it('removes a row from the queue as soon as its response has come', async () => {
    await answer('quick');
    await answer('slow');
    const { ports } = sending(async (row) => {
      if (row.label === 'slow')
        await vi.waitFor(async () => {
          const left = await db.commands.toArray();
          expect(left.map(({ label }) => label)).toEqual(['slow']);
        });
      return ok({});
    });
    expect(await drain(ports)).toBe('idle');
    expect(await db.receipts.count()).toBe(2);
  });

  it('marks a row as tried on the disk before it is sent', async () => {
    await answer('q1');
    const stored: (number | undefined)[] = [];
    const { ports } = sending(async (row) => {
      stored.push((await db.commands.get(row.seq))?.tries);
      return ok({});
    });
    await drain(ports);
    expect(stored).toEqual([1]);
  });

  it('sends a submission only after the answers of its attempt, however long they take', async () => {
    await answer('q1');
    await saveSubmission({
      owner: LAN,
      attemptId: '019aa000-0000-7000-8000-0000000000a1',
      practiceId: 'p1',
      label: 'submission',
    });
    const sent: string[] = [];
    let broken = true;
    const { ports } = sending(async (row) => {
      sent.push(row.label);
      return broken ? fails('SERVER_ERROR') : ok({});
    });
    await drain(ports);
    expect(sent).toEqual(['q1']);
    broken = false;
    await drain({ ...ports, now: () => 2_000_000 });
    expect(sent).toEqual(['q1', 'q1', 'submission']);
  });

  it('runs one at a time, however many are requested', async () => {
    for (let i = 0; i < 6; i += 1) await answer(`q${i}`);
    const sent: string[] = [];
    const { ports } = sending(async (row) => {
      sent.push(row.label);
      await new Promise((resolve) => setTimeout(resolve));
      return ok({});
    });
    await Promise.all([drain(ports), drain(ports), drain(ports)]);
    expect(sent.toSorted()).toEqual(['q0', 'q1', 'q2', 'q3', 'q4', 'q5']);
  });

  it('leaves nothing in progress when it fails: the lock is never released before', async () => {
    await answer('breaks');
    await answer('hangs');
    const { ports, inProgress } = sending(async (row, signal) => {
      if (row.label === 'hangs') {
        await untilAborted(signal);
        return fails('NETWORK');
      }
      // The database is lost permanently while this response comes.
      vi.spyOn(db.meta, 'get').mockRejectedValue(new DOMException('lost', 'UnknownError'));
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    expect(await drain(ports)).toBe('storage-error');
    expect(inProgress.now).toBe(0);
    expect((await navigator.locks.query()).held).toEqual([]);
  });

  it('ends when the device cannot store an acknowledgement, and the row is sent again later', async () => {
    await answer('q1');
    const full = new DOMException('full', 'QuotaExceededError');
    vi.spyOn(db.receipts, 'put').mockRejectedValue(full);
    vi.spyOn(db.commands, 'update').mockRejectedValue(full);
    let sent = 0;
    const { ports } = sending(async () => {
      sent += 1;
      return sent > 5 ? fails('NETWORK') : ok({});
    });
    expect(await drain(ports)).toBe('storage-error');
    expect(sent).toBe(2);
    expect(await db.commands.toArray()).toMatchObject([{ state: 'queued' }]);
  });

  it('is aborted when the queue is stopped, and the rows are as they were', async () => {
    for (let i = 0; i < 6; i += 1) await answer(`q${i}`);
    const stop = new AbortController();
    const { ports, inProgress } = sending(async (_, signal) => {
      stop.abort();
      await untilAborted(signal);
      return fails('NETWORK');
    });
    expect(await drain({ ...ports, signal: stop.signal })).toBe('stopped');
    expect(inProgress.now).toBe(0);
    const rows = await db.commands.toArray();
    expect(rows).toHaveLength(6);
    expect(rows.every(({ state, nextTryAt }) => state === 'queued' && nextTryAt === 0)).toBe(true);
  });

  it('gives back every row that was not started', async () => {
    for (let i = 0; i < 12; i += 1) await answer(`q${i}`);
    let begun = 0;
    const { ports } = sending(async () => {
      begun += 1;
      return fails('NETWORK');
    });
    await drain(ports);
    expect(await db.commands.filter(({ tries }) => tries > 0).count()).toBe(begun);
  });
});

describe('a database that the browser loses', () => {
  it('is reopened once, and what was not acknowledged is sent again', async () => {
    await answer('q1');
    const sent: string[] = [];
    const { ports } = sending(async (row) => {
      sent.push(row.id);
      if (sent.length === 1) db.close();
      return ok({});
    });
    expect(await drain(ports)).toBe('idle');
    expect(await db.commands.count()).toBe(0);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
    expect(databaseHealth.getState()).toEqual({ lost: false, reopened: 1 });
  });

  it('is reported as lost when it does not reopen, and no row is blamed', async () => {
    await answer('q1');
    const { ports } = sending(async () => {
      vi.spyOn(db.meta, 'get').mockRejectedValue(new DOMException('closing', 'InvalidStateError'));
      throw new DOMException('closing', 'InvalidStateError');
    });
    expect(await drain(ports)).toBe('storage-error');
    expect(databaseHealth.getState().lost).toBe(true);
    const [row] = await db.commands.toArray();
    expect(row).toMatchObject({ state: 'queued', lastCode: null });
    expect(row?.strikes).toBeUndefined();
  });

  it('is checked once for simultaneous callers', async () => {
    const get = vi.spyOn(db.meta, 'get');
    expect(await Promise.all([checkDatabase(), checkDatabase()])).toEqual(['answers', 'answers']);
    expect(get).toHaveBeenCalledOnce();
  });
});
