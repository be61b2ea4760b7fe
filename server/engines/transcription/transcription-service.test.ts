import { afterEach, describe, expect, it } from 'vitest';
import type { RecordingType } from '#contract/file.ts';
import { json, type Reply, startProvider } from '#tests/support/provider-server.ts';
import type { Budget, Use } from '../providers/budget.ts';
import { ProviderRest } from '../providers/provider-rest.ts';
import { createTranscriptionService } from './transcription-service.ts';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const bytes = Uint8Array.from({ length: 60_000 }, (_, index) => index % 251);

async function hearing(reply: Reply, { type = 'audio/webm' as RecordingType, agreed = true } = {}) {
  const { base, seen, close } = await startProvider(reply);
  opened.push(close);
  const booked: { payer: string; most: Use; used: Use }[] = [];
  const budget: Budget = {
    async spend(payer, most, call) {
      const { value, used } = await call();
      booked.push({ payer, most, used });
      return value;
    },
  };
  const access = {
    base,
    key: 'sk-secret',
    timeoutMs: 20_000,
    tries: 1,
    backoffMs: 1,
    rest: new ProviderRest(),
  };
  const service = createTranscriptionService({
    access,
    model: 'whisper-1',
    price: 0.006,
    budget,
    hasAgreed: async (learner) => agreed && learner === 'learner-1',
  });
  return {
    heard: service.transcribe({ bytes, type, seconds: 29.6 }, { kind: 'learner', id: 'learner-1' }),
    seen,
    booked,
  };
}

describe('a recording', () => {
  it.each<[RecordingType, string]>([
    ['audio/webm', 'recording.webm'],
    ['audio/ogg', 'recording.ogg'],
    ['audio/mp4', 'recording.mp4'],
    ['audio/wav', 'recording.wav'],
  ])('of %s is sent as a file and returned as text', async (type, name) => {
    const { heard, seen } = await hearing(json({ text: ' I like bees.\u0000 ' }), { type });
    const engine = { name: 'whisper-1', version: '1' };
    const said = { source: 'provider', unsure: null, isReliable: true };
    expect(await heard).toEqual({ text: 'I like bees.', engine, ...said });
    const [request] = seen;
    expect(request).toMatchObject({
      url: '/v1/audio/transcriptions',
      headers: { authorization: 'Bearer sk-secret' },
    });
    const headers = { 'content-type': request?.headers['content-type'] ?? '' };
    const form = await new Response(Uint8Array.from(request?.body ?? []), { headers }).formData();
    expect([form.get('model'), form.get('language'), form.get('response_format')]).toEqual([
      'whisper-1',
      'en',
      'json',
    ]);
    const file = form.get('file');
    if (!(file instanceof File)) throw new Error('no file was sent');
    expect([file.name, file.type]).toEqual([name, type]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it('of a learner who did not consent is not sent', async () => {
    const { heard, seen } = await hearing(json({ text: 'I like bees.' }), { agreed: false });
    await expect(heard).rejects.toMatchObject({ name: 'ProviderError', kind: 'not_agreed' });
    expect(seen).toHaveLength(0);
  });

  it.each([
    ['no text', json({ words: 3 }), 'malformed'],
    ['text over the limit', json({ text: 'bees '.repeat(9_000) }), 'malformed'],
    ['a page', (r) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), 'malformed'],
    ['a wrong key', json({}, 401), 'refused'],
  ] as [string, Reply, string][])('fails on %s', async (_, reply, kind) => {
    await expect((await hearing(reply)).heard).rejects.toMatchObject({ name: 'ProviderError', kind });
  });
});

describe('the booked usage', () => {
  it.each([
    ['by the seconds the service reports', { type: 'duration', seconds: 12 }, { tokens: 120, cost: 1_200 }],
    [
      'by the recording’s own if it counts differently',
      { type: 'tokens', total_tokens: 5 },
      { tokens: 296, cost: 2_960 },
    ],
    ['by the recording’s own if it reports nothing', undefined, { tokens: 296, cost: 2_960 }],
  ])('is %s, never more than reserved', async (_, usage, used) => {
    const { heard, booked } = await hearing(json({ text: 'bees', usage }));
    await heard;
    expect(booked).toEqual([{ payer: 'learner-1', most: { tokens: 300, cost: 3_000 }, used }]);
  });
});
