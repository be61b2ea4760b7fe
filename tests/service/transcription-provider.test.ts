import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { providerUsage } from '#server/db/schema-grading.ts';
import { hasAgreed } from '#server/domain/consent/consents.ts';
import { openBudget } from '#server/domain/provider-budget/open-budget.ts';
import { openTranscriber } from '#server/engines/transcription/open-transcriber.ts';
import { LONG_BOMBS, UNREADABLE_BOMBS } from '../support/bombs/audio-bombs.ts';
import { wavFile } from '../support/bombs/wav-file.ts';
import { json, startProvider } from '../support/provider-server.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { learnerWith, postForm, type Who } from './speech-calls.ts';

const KEY = 'a-key-of-a-partner-of-ours-1';
const SENTENCE = new URL('../../server/engines/audio/fixtures/sentence.webm', import.meta.url);

const provider = await startProvider(
  json({ text: 'I like bees.', usage: { type: 'duration', seconds: 60 } }),
);
afterAll(provider.close);

const service = await startService({
  settings: {
    OTP_PER_NETWORK_HOUR: '1000',
    ACCESS_KEYS: KEY,
    // Otherwise the server does what the provider does not.
    SPEECH_RECOGNITION: 'off',
    TRANSCRIPTION_BASE_URL: provider.base,
    TRANSCRIPTION_MINUTE_PRICE: '0.006',
    PROVIDER_COST_PER_LEARNER_DAY: '0.01',
  },
});
const { db, config } = service.platform;
const transcriber = openTranscriber(config, openBudget(db, config), (learner) =>
  hasAgreed(db, learner, 'voice_service'),
);
const recording = { bytes: new Uint8Array(120_000), type: 'audio/webm', seconds: 60 } as const;

const hear = ({ id }: TestLearner) => transcriber?.transcribe(recording, { kind: 'learner', id });
const decide = ({ token }: TestLearner, kind: string, given: boolean) =>
  service.post('/privacy/consents', {
    token,
    key: randomUUID(),
    body: { kind, given, at: Date.now(), skew: 0 },
  });

it('a recording is sent to a service only with its learner’s consent and within the daily budget', async () => {
  const learner = await registerLearner(service);
  await expect(hear(learner)).rejects.toMatchObject({ kind: 'not_agreed' });
  // Consent to scoring by our own server is separate.
  await decide(learner, 'voice_ai', true);
  await expect(hear(learner)).rejects.toMatchObject({ kind: 'not_agreed' });
  expect(provider.seen).toHaveLength(0);

  await decide(learner, 'voice_service', true);
  expect(await hear(learner)).toMatchObject({ text: 'I like bees.', engine: { name: 'whisper-1' } });
  const [usage] = await db.select().from(providerUsage).where(eq(providerUsage.learner_id, learner.id));
  expect(usage).toMatchObject({ cost: 6_000, calls: 1 });
  await expect(hear(learner)).rejects.toMatchObject({ kind: 'over_budget' });

  const other = await registerLearner(service);
  await decide(other, 'voice_service', true);
  await decide(other, 'voice_service', false);
  await expect(hear(other)).rejects.toMatchObject({ kind: 'not_agreed' });
  await expect(
    transcriber?.transcribe(recording, { kind: 'guest', id: 'of a device' }),
  ).rejects.toMatchObject({ kind: 'not_allowed' });
  expect(provider.seen).toHaveLength(1);
});

it('the call tells a learner what is missing, and counts an API program only by its key', async () => {
  const learner = await registerLearner(service);
  const file = readFileSync(SENTENCE);
  const sent = (who: Who) => postForm(service, '/speech/speech_to_text', who, { file });
  expect((await sent(learnerWith(learner.token))).code).toBe('NOT_AGREED');
  await decide(learner, 'voice_service', true);
  expect(await sent(learnerWith(learner.token))).toMatchObject({ data: { text: 'I like bees.' } });
  expect(await sent({ 'access-key': KEY })).toMatchObject({ data: { text: 'I like bees.' } });
});

it.each([
  ['36 minutes in 55 kB', LONG_BOMBS['Ogg of 2,142 s in 55 kB'], 'RECORDING_TOO_LONG'],
  ['WAV that takes six minutes', () => wavFile({ rate: 8_000, bytes: 360 * 16_000 }), 'RECORDING_TOO_LONG'],
  ['255 channels', UNREADABLE_BOMBS['Ogg of 255 channels in one stream'], 'RECORDING_NOT_AUDIO'],
  ['a header alone', () => readFileSync(SENTENCE).subarray(0, 4), 'RECORDING_NOT_AUDIO'],
])('nobody is paid to hear %s', async (_, make, code) => {
  const before = provider.seen.length;
  const file = make?.() ?? Buffer.alloc(0);
  const answer = await postForm(service, '/speech/speech_to_text', { 'access-key': KEY }, { file });
  expect(answer.code).toBe(code);
  expect(provider.seen).toHaveLength(before);
});

it('recordings are not transcribed where no service is configured', () => {
  const { TRANSCRIPTION_BASE_URL: _, ...without } = config;
  const settings = { ...without, TRANSCRIPTION_BASE_URL: undefined };
  expect(openTranscriber(settings, openBudget(db, config), async () => true)).toBeNull();
});
