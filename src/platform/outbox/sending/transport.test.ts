// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setUp } from '../../../../tests/support/outbox-server.ts';
import { saveAnswer } from '../../../../tests/support/save-work.ts';
import { giveVoiceConsent } from '../consent/voice-consent.ts';
import { db } from '../database/db.ts';
import type { CommandRow } from '../database/rows.ts';
import { setSender } from '../owner/sender.ts';
import { appendChunk, openRecording } from '../recordings/recordings.ts';
import { drain } from './drain.ts';
import { drainFromWorker } from './drain-from-worker.ts';
import { httpTransport } from './transport.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const place = {
  owner: LAN,
  attemptId: '019aa000-0000-7000-8000-0000000000a1',
  practiceId: 'p1',
  questionId: 'q1',
  label: 'q1',
};
const save = () => saveAnswer({ ...place, answer: { type_code: 'free_text', text: 'x' } });

const envelope = (data: unknown): string => JSON.stringify({ message: '', data, time_current: 1 });

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const headersOf = (call: number): Headers => new Headers(fetched.mock.calls[call]?.[1].headers);
const send = (later = 0) => {
  const { ports } = setUp();
  return drain({ ...ports, now: () => Date.now() + later, transport: httpTransport });
};

beforeEach(async () => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  await Promise.all(db.tables.map((table) => table.clear()));
  await setSender({ owner: LAN, token: 'secret' });
});

describe('a row being sent', () => {
  it('carries its own id, and the same one again when retried', async () => {
    const id = await save();
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    expect(await send()).toBe('unreachable');
    fetched.mockImplementation(
      async () => new Response(envelope({ attempt_id: place.attemptId, question_id: 'q' })),
    );
    expect(await send(400_000)).toBe('idle');
    expect(await db.commands.count()).toBe(0);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect([headersOf(0).get('idempotency-key'), headersOf(1).get('idempotency-key')]).toEqual([id, id]);
    expect(headersOf(0).get('authorization')).toBe('Bearer secret');
  });

  it.each([
    ['a portal’s page', () => new Response('<!doctype html><title>Wi-Fi</title>', { status: 200 })],
    ['an empty answer', () => new Response('', { status: 200 })],
    ['somebody else’s JSON', () => Response.json({ ok: true })],
    ['a page of a broken gateway', () => new Response('Bad Gateway', { status: 502 })],
  ])('stays in the queue when %s comes back', async (_, answer) => {
    await save();
    fetched.mockImplementation(async () => answer());
    expect(await send()).toBe('unreachable');
    expect(await db.commands.toArray()).toMatchObject([{ state: 'queued', lastCode: 'FOREIGN_ANSWER' }]);
    expect(await db.receipts.count()).toBe(0);
  });

  it.each<[string, Partial<CommandRow>]>([
    ['its operation is unknown', { operation: 'lesson.fromLater' }],
    ['its body is damaged', { body: { nonsense: true } }],
    ['its place is missing', { operation: 'lesson.redo', params: null, body: { at: 1, skew: 0 } }],
  ])('is parked when %s, without holding up others', async (_, damage) => {
    const id = await save();
    await db.commands.toCollection().modify(damage);
    await saveAnswer({ ...place, questionId: 'q2', answer: { type_code: 'free_text', text: 'x' } });
    fetched.mockImplementation(
      async () => new Response(envelope({ attempt_id: place.attemptId, question_id: 'q' })),
    );
    await send();
    expect(await db.commands.toArray()).toMatchObject([{ id, state: 'parked', lastCode: 'UNDECODABLE' }]);
  });

  it('is aborted with the drain', async () => {
    await save();
    const [row] = await db.commands.toArray();
    if (!row) throw new Error('nothing was saved');
    fetched.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const stop = new AbortController();
    const sent = httpTransport.sendCommand({ owner: LAN, token: 't' }, row, stop.signal);
    stop.abort();
    expect(await sent).toMatchObject({ success: false, code: 'NETWORK' });
  });
});

it('a recording is uploaded under its id, with its length and its hash', async () => {
  await giveVoiceConsent(LAN);
  await db.commands.clear();
  const id = await openRecording({ ...place, type: 'audio/webm' });
  await appendChunk(id, 0, new Uint8Array([1, 2, 3]).buffer);
  await saveAnswer({ ...place, answer: { type_code: 'voice', recording_id: id } });
  fetched.mockImplementation(async (url) =>
    url.includes('consents')
      ? new Response(envelope({ consents: [], history: [], services: [] }))
      : Promise.reject(new TypeError('no network')),
  );
  await send();
  const upload = fetched.mock.calls.findIndex(([url]) => url.includes('upload'));
  expect(Object.fromEntries([...headersOf(upload)].filter(([name]) => name.startsWith('upload-')))).toEqual({
    'upload-id': id,
    'upload-offset': '0',
    'upload-length': '3',
    'upload-sha256': '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81',
    'upload-type': 'audio/webm',
  });
});

describe('the browser’s wake-up in the background', () => {
  it('is requested again while rows are queued', async () => {
    await save();
    fetched.mockRejectedValue(new TypeError('no network'));
    await expect(drainFromWorker()).rejects.toThrow('1 rows are pending');
  });

  it('is done once nothing is queued, or nobody may send', async () => {
    await drainFromWorker();
    await save();
    await setSender(null);
    await drainFromWorker();
    expect(fetched).not.toHaveBeenCalled();
  });
});
