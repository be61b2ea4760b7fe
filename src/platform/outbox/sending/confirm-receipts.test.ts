// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ApiResult } from '#src/platform/http/api-result.ts';
import { saveAnswer } from '../../../../tests/support/save-work.ts';
import { db } from '../database/db.ts';
import { claimGuestWork } from '../owner/claim-guest-work.ts';
import { becomeGuest } from '../owner/guest.ts';
import { setSender } from '../owner/sender.ts';
import { saveCommand } from '../queue/save-command.ts';
import { hasAllArrived, readOutboxStatus } from '../screen/outbox-status.ts';
import { type CheckServer, confirmReceipts } from './confirm-receipts.ts';
import { drain } from './drain.ts';
import type { DrainPorts } from './drain-ports.ts';
import type { Transport } from './transport.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const MINH = '019aa000-0000-7000-8000-000000000002';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
const ok = <T>(data: T): ApiResult<T> => ({ success: true, message: '', data, timeCurrent: 1 });

/** Acknowledges every command and forgets those that it is told to. */
class ForgetfulServer implements Transport {
  readonly held = new Map<string, string>();
  readonly checks: string[][] = [];
  /** Label of the commands that it acknowledges and loses, once each. */
  loses = new Set<string>();
  silent = false;
  readConsents = () => Promise.resolve(ok({ consents: [], history: [] }));
  sendPiece = () => Promise.resolve(ok({ received_bytes: 0, complete: true, sha256: null }));
  sendCommand: Transport['sendCommand'] = async (_sender, row) => {
    if (!this.loses.delete(row.label)) this.held.set(row.id, JSON.stringify(row.body));
    return ok({});
  };
  ask: CheckServer = async (_sender, ids) => {
    this.checks.push(ids);
    return this.silent
      ? { success: false, status: 503, code: 'NETWORK', message: '', data: null, retryAfter: null }
      : ok({ missing: ids.filter((id) => !this.held.has(id)) });
  };
  ports: DrainPorts = {
    transport: this,
    now: Date.now,
    random: () => 1,
    onIdle: (sender) => confirmReceipts(sender, this.ask),
  };
}

const answer = (questionId: string, text = 'x', owner = LAN): Promise<string> =>
  saveAnswer({
    owner,
    attemptId: ATTEMPT,
    practiceId: 'p1',
    questionId,
    answer: { type_code: 'free_text', text },
    label: questionId,
  });
const arrived = async (lost = false): Promise<boolean> => hasAllArrived(await readOutboxStatus(LAN), lost);

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  await setSender({ owner: LAN, token: 't' });
});

describe('the check of receipts after a drain', () => {
  it('proves that all has arrived only by a confirmation after the last acknowledgement', async () => {
    const server = new ForgetfulServer();
    expect((await readOutboxStatus(LAN)).proof).toBe('nothing');
    expect(await arrived()).toBe(false);
    await answer('q1');
    server.silent = true;
    expect(await drain(server.ports)).toBe('idle');
    expect((await readOutboxStatus(LAN)).proof).toBe('asking');
    expect(await arrived()).toBe(false);
    server.silent = false;
    await drain(server.ports);
    expect((await readOutboxStatus(LAN)).proof).toBe('proved');
    expect(await arrived()).toBe(true);
    // What was proved is neither stored nor checked any more.
    expect(await db.receipts.toArray()).toEqual([expect.not.objectContaining({ row: expect.anything() })]);
    const times = server.checks.length;
    await drain(server.ports);
    expect(server.checks).toHaveLength(times);
    await answer('q2');
    server.silent = true;
    await drain(server.ports);
    expect(await arrived()).toBe(false);
  });

  it('queues again what the server lacks, in its old place and under its id, and tells the learner', async () => {
    const server = new ForgetfulServer();
    server.loses = new Set(['q1']);
    const [lost, kept] = [await answer('q1'), await answer('q2')];
    await drain(server.ports);
    expect(await db.commands.toArray()).toMatchObject([
      { id: lost, state: 'queued', seq: expect.any(Number) },
    ]);
    expect(await readOutboxStatus(LAN)).toMatchObject({ waiting: 1, missing: 1, proof: 'proved' });
    expect(await arrived()).toBe(false);
    await drain(server.ports);
    expect([...server.held.keys()].toSorted()).toEqual([lost, kept].toSorted());
    expect(await readOutboxStatus(LAN)).toMatchObject({ waiting: 0, missing: 1, proof: 'proved' });
  });

  it('never brings an older answer back over a newer one', async () => {
    const server = new ForgetfulServer();
    server.silent = true;
    server.loses = new Set(['q1']);
    await answer('q1', 'old');
    await drain(server.ports);
    await answer('q1', 'new');
    server.silent = false;
    await drain(server.ports);
    expect([...server.held.values()].join()).toContain('new');
    expect(await db.commands.count()).toBe(0);
    expect((await readOutboxStatus(LAN)).missing).toBe(0);
  });

  it('is done in pages, and for each sender separately', async () => {
    const server = new ForgetfulServer();
    await answer('other', 'x', MINH);
    for (let at = 0; at < 450; at += 1)
      await saveCommand(ENDPOINTS.lesson.updateProgress, {
        owner: LAN,
        params: { id: 'l' },
        body: { section_id: `s${at}`, status: 2, at, skew: 0 },
        label: `s${at}`,
      });
    await drain(server.ports);
    expect(server.checks.map((ids) => ids.length)).toEqual([200, 200, 50]);
    expect(await db.receipts.count()).toBe(450);
    // Another learner's work is queued here: it may not be said that all has arrived.
    expect(await arrived()).toBe(false);
  });

  it('never deletes a receipt before it is proved, however many there are', async () => {
    const server = new ForgetfulServer();
    server.silent = true;
    for (let at = 0; at < 520; at += 1)
      await saveCommand(ENDPOINTS.lesson.updateProgress, {
        owner: LAN,
        params: { id: 'l' },
        body: { section_id: `s${at}`, status: 2, at, skew: 0 },
        label: `s${at}`,
      });
    await drain(server.ports);
    expect(await db.receipts.count()).toBe(520);
  }, 60_000);

  it('only learns whether the server knows receipts of earlier versions, which have no row', async () => {
    const server = new ForgetfulServer();
    await answer('q1');
    await drain(server.ports);
    await db.receipts.put({ id: crypto.randomUUID(), owner: LAN, kind: 'command', at: 1, sha256: null });
    await drain(server.ports);
    expect(await readOutboxStatus(LAN)).toMatchObject({ waiting: 0, missing: 0, proof: 'unknown' });
    expect(await arrived()).toBe(false);
  });
});

it('covers a guest’s work only once the learner’s claim has arrived', async () => {
  const server = new ForgetfulServer();
  await setSender(null);
  const guest = await becomeGuest();
  await answer('q1', 'x', guest.owner);
  server.silent = true;
  await drain(server.ports);
  await setSender({ owner: LAN, token: 't' });
  await claimGuestWork(LAN);
  server.silent = false;
  const before = server.checks.length;
  const refusing: Transport['sendCommand'] = () =>
    Promise.resolve({
      success: false,
      status: 500,
      code: 'SERVER_ERROR',
      message: '',
      data: null,
      retryAfter: null,
    });
  await drain({ ...server.ports, transport: { ...server, sendCommand: refusing } });
  expect(server.checks).toHaveLength(before);
  await db.commands.toCollection().modify({ nextTryAt: 0 });
  await drain(server.ports);
  expect(server.checks).toHaveLength(before + 1);
  expect((await readOutboxStatus(LAN)).proof).toBe('proved');
});

it('work that the browser evicted has not arrived either', async () => {
  const server = new ForgetfulServer();
  await answer('q1');
  await drain(server.ports);
  expect(await arrived(true)).toBe(false);
});
