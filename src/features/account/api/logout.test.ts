// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#src/platform/outbox/database/db.ts';
import { isRevoked, revokeLater, sendRevocations } from '#src/platform/outbox/owner/revocations.ts';
import { currentSender, setSender } from '#src/platform/outbox/owner/sender.ts';
import { drainFromWorker } from '#src/platform/outbox/sending/drain-from-worker.ts';
import { logout } from './logout.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const revoked: string[] = [];
const network = { answer: (): Promise<Response> => Promise.reject(new TypeError('no network')) };

const ok = async () => new Response(JSON.stringify({ message: '', data: {}, time_current: 1 }));
const fails = (status: number, code: string) => async () =>
  new Response(JSON.stringify({ code, message: '', data: null, time_current: 1 }), { status });
const noNetwork = () => Promise.reject(new TypeError('no network'));

beforeEach(async () => {
  await db.delete();
  await db.open();
  revoked.length = 0;
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => unknown) => run() } });
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    if (url !== '/api/logout') throw new TypeError(url);
    const response = await network.answer();
    revoked.push(headers.get('authorization') ?? '');
    return response;
  });
  await setSender({ owner: LAN, token: 'lan-token' });
});

describe('signing out', () => {
  it('offline revokes the token on the server once there is a network', async () => {
    network.answer = noNetwork;
    await logout('lan-token');
    expect(await currentSender()).toBeNull();
    expect(revoked).toEqual([]);
    // The app is restarted.
    db.close();
    await db.open();
    expect(await isRevoked('lan-token')).toBe(true);
    network.answer = ok;
    expect(await sendRevocations()).toBe(true);
    expect(revoked).toEqual(['Bearer lan-token']);
    expect(await isRevoked('lan-token')).toBe(false);
    await sendRevocations();
    expect(revoked).toHaveLength(1);
  });

  it('is sent by the service worker, which fails its sync event until the request succeeds', async () => {
    network.answer = noNetwork;
    await logout('lan-token');
    await expect(drainFromWorker()).rejects.toThrow('a sign-out waits');
    network.answer = ok;
    await drainFromWorker();
    expect(revoked).toEqual(['Bearer lan-token']);
  });

  it.each([
    ['token already revoked', fails(401, 'NOT_SIGNED_IN'), true],
    ['server error', fails(500, 'SERVER_ERROR'), false],
    ['rate limit', fails(429, 'TOO_MANY_REQUESTS'), false],
    ['page of a captive portal', async () => new Response('<html>'), false],
  ])('forgets the token only if it is revoked on the server: %s', async (_, answer, forgotten) => {
    await revokeLater('lan-token');
    network.answer = answer;
    expect(await sendRevocations()).toBe(forgotten);
    expect(await isRevoked('lan-token')).toBe(!forgotten);
  });

  it('is not retried once the token must have expired', async () => {
    await revokeLater('lan-token');
    await db.meta.toCollection().modify((row) => {
      if ('at' in row) row.at -= 400 * 86_400_000;
    });
    network.answer = noNetwork;
    expect(await sendRevocations()).toBe(true);
  });

  it('leaves the sender of a newer token in place', async () => {
    await revokeLater('lan-token');
    await setSender({ owner: LAN, token: 'newer-token' });
    expect(await currentSender()).toMatchObject({ token: 'newer-token' });
    network.answer = ok;
    await sendRevocations();
    expect(revoked).toEqual(['Bearer lan-token']);
    expect(await currentSender()).toMatchObject({ token: 'newer-token' });
  });
});
