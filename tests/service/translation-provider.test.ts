import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { translationSchema } from '#contract/translation.ts';
import { providerUsage } from '#server/db/schema-grading.ts';
import { completion, startProvider } from '../support/provider-server.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { ACCESS_KEY, newGuest, program } from './speech-calls.ts';

const SENTENCE = 'My sister walks to school every morning.';
const MEANING = 'Sáng nào em gái tôi cũng đi bộ tới trường.';
const usage = { prompt_tokens: 5_000, completion_tokens: 500 };

const provider = await startProvider(completion({ vietnamese: MEANING }, usage));
afterAll(provider.close);
/** One translation fits into the daily budget, two do not. */
const DAY_TOKENS = '6000';
const service = await startService({
  settings: {
    ACCESS_KEYS: ACCESS_KEY,
    LLM_BASE_URL: provider.base,
    LLM_MODEL: 'm-1',
    PROVIDER_TOKENS_PER_LEARNER_DAY: DAY_TOKENS,
  },
});
const { token, id } = await registerLearner(service);
const agree = (given: boolean) =>
  service.post('/privacy/consents', {
    token,
    key: randomUUID(),
    body: { kind: 'text_service', given, at: Date.now(), skew: 0 },
  });
const translate = async (as: { token?: string; headers?: Record<string, string> }) =>
  translationSchema.parse(
    (await service.post('/translation/translate', { ...as, body: { text: SENTENCE } })).data,
  );

it('a learner’s sentence is translated by the model after consent, until the daily budget is used up', async () => {
  expect(await translate({ token })).toMatchObject({ kind: 'glosses', fallback: { reason: 'not_agreed' } });
  expect(provider.seen).toHaveLength(0);
  await agree(true);
  expect(await translate({ token })).toEqual({
    kind: 'sentence',
    engine: { name: 'm-1', version: '1' },
    source: SENTENCE,
    text: MEANING,
  });
  const { db } = service.platform;
  const booked = await db.select().from(providerUsage).where(eq(providerUsage.learner_id, id));
  expect(booked).toMatchObject([{ tokens: 5_500, calls: 1 }]);
  expect(String(provider.seen[0]?.body)).not.toContain(id);
  expect(await translate({ token })).toMatchObject({
    kind: 'glosses',
    fallback: { from: { name: 'm-1' }, reason: 'over_budget' },
  });
  expect(provider.seen).toHaveLength(1);
});

it.each([
  ['a guest', newGuest],
  ['a program', () => program],
])('%s gets the meanings of the words, without a call to the model', async (_, headersOf) => {
  const before = provider.seen.length;
  const translated = await translate({ headers: headersOf() });
  expect(translated).toMatchObject({ kind: 'glosses', label: 'nghĩa từng từ' });
  expect(translated).not.toHaveProperty('fallback');
  expect(provider.seen).toHaveLength(before);
});

afterAll(() => {
  expect(service.faults).toEqual([]);
});
