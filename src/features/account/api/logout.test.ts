// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#src/platform/outbox/database/db.ts';
import { isRevoked, revokeLater, sendRevocations } from '#src/platform/outbox/owner/revocations.ts';
import { currentSender, setSender } from '#src/platform/outbox/owner/sender.ts';
import { drainFromWorker } from '#src/platform/outbox/sending/drain-from-worker.ts';
import { logout } from './logout.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const ended: string[] = [];
const network = { answer: (): Promise<Response> => Promise.reject(new TypeError('no network')) };

const ok = async () => new Response(JSON.stringify({ message: '', data: {}, time_current: 1 }));
const fails = (status: number, code: string) => async () =>
  new Response(JSON.stringify({ code, message: '', data: null, time_current: 1 }), { status });
const noNetwork = () => Promise.reject(new TypeError('no network'));

beforeEach(async () => {
  await db.delete();
  await db.open();
  ended.length = 0;
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => unknown) => run() } });
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    if (url !== '/api/logout') throw new TypeError(url);
    const response = await network.answer();
    ended.push(headers.get('authorization') ?? '');
    return response;
  });
  await setSender({ owner: LAN, token: 'lan-token' });
});

describe('a sign-out', () => {
  it('with no network ends the token on the server once there is one', async () => {
    network.answer = noNetwork;
    await logout('lan-token');
    expect(await currentSender()).toBeNull();
    expect(ended).toEqual([]);
    // The device is started anew.
    db.close();
    await db.open();
    expect(await isRevoked('lan-token')).toBe(true);
    network.answer = ok;
    expect(await sendRevocations()).toBe(true);
    expect(ended).toEqual(['Bearer lan-token']);
    expect(await isRevoked('lan-token')).toBe(false);
    await sendRevocations();
    expect(ended).toHaveLength(1);
  });

  it('is sent by the service worker, which asks to be woken until it has gone through', async () => {
    network.answer = noNetwork;
    await logout('lan-token');
    await expect(drainFromWorker()).rejects.toThrow('a sign-out waits');
    network.answer = ok;
    await drainFromWorker();
    expect(ended).toEqual(['Bearer lan-token']);
  });

  it.each([
    ['has been ended elsewhere', fails(401, 'NOT_SIGNED_IN'), true],
    ['meets a fault of the server', fails(500, 'SERVER_ERROR'), false],
    ['comes too often', fails(429, 'TOO_MANY_REQUESTS'), false],
    ['meets a page of the network', async () => new Response('<html>'), false],
  ])('that %s is kept or forgotten', async (_, answer, forgotten) => {
    await revokeLater('lan-token');
    network.answer = answer;
    expect(await sendRevocations()).toBe(forgotten);
    expect(await isRevoked('lan-token')).toBe(!forgotten);
  });

  it('is not repeated once the token is too old to live', async () => {
    await revokeLater('lan-token');
    await db.meta.toCollection().modify((row) => {
      if ('at' in row) row.at -= 400 * 86_400_000;
    });
    network.answer = noNetwork;
    expect(await sendRevocations()).toBe(true);
  });

  it('never lets anything be sent with that token', async () => {
    await revokeLater('lan-token');
    await setSender({ owner: LAN, token: 'newer-token' });
    expect(await currentSender()).toMatchObject({ token: 'newer-token' });
    network.answer = ok;
    await sendRevocations();
    expect(ended).toEqual(['Bearer lan-token']);
    expect(await currentSender()).toMatchObject({ token: 'newer-token' });
  });
});
