import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { completion, json, type Reply, startProvider } from '#tests/support/provider-server.ts';
import type { Budget, Use } from './budget.ts';
import { type ChatSettings, createChat } from './chat.ts';
import { ProviderRest } from './provider-rest.ts';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const schema = z.object({ band: z.number().check(z.minimum(0), z.maximum(9), z.multipleOf(0.5)) });
const messages = [{ role: 'user', content: 'How good is it?' }] as const;

/** Calls a service that gives these replies; `booked` is what the learner's daily budget was charged. */
async function askService(...replies: Reply[]) {
  return askFor(async (learner) => learner === 'learner-1', ...replies);
}

async function askFor(hasAgreed: ChatSettings['hasAgreed'], ...replies: Reply[]) {
  const { base, seen, close } = await startProvider(...replies);
  opened.push(close);
  const booked: { payer: string; most: Use; used: Use }[] = [];
  const budget: Budget = {
    async spend(payer, most, call) {
      const { value, used } = await call();
      booked.push({ payer, most, used });
      return value;
    },
  };
  const access: ChatSettings['access'] = {
    base,
    key: undefined,
    timeoutMs: 20_000,
    tries: 1,
    backoffMs: 1,
    rest: new ProviderRest(),
  };
  const chat = createChat({ access, model: 'm-1', prices: { input: 2, output: 3 }, budget, hasAgreed });
  const bodies = () => seen.map(({ body }) => z.looseObject({}).parse(JSON.parse(String(body))));
  return {
    pending: chat.ask({ messages, name: 'grade', schema, maxTokens: 100 }, 'learner-1'),
    booked,
    bodies,
  };
}

describe('an answer that matches the schema', () => {
  it.each([
    ['as JSON', { band: 6.5 }],
    ['between fences', '```json\n{"band": 6.5}\n```'],
    ['after a sentence', 'Here it is: {"band": 6.5} I hope it helps.'],
    ['with extra fields', { band: 6.5, mood: 'good' }],
  ])('is accepted %s', async (_, content) => {
    const { pending, bodies } = await askService(completion(content));
    expect(await pending).toEqual({ band: 6.5 });
    expect(bodies()).toHaveLength(1);
  });

  it('is requested by schema, with a length limit', async () => {
    const { pending, bodies } = await askService(completion({ band: 6 }));
    await pending;
    expect(bodies()[0]).toMatchObject({
      model: 'm-1',
      messages,
      max_tokens: 100,
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'grade',
          strict: true,
          schema: { type: 'object', required: ['band'], additionalProperties: false },
        },
      },
    });
  });

  it.each([400, 422])('is requested without a schema if the service supports none: %i', async (status) => {
    const { pending, bodies } = await askService(
      json({ error: 'response_format' }, status),
      completion({ band: 6 }),
    );
    expect(await pending).toEqual({ band: 6 });
    expect(bodies()[1]).toEqual({ model: 'm-1', messages, max_completion_tokens: 100 });
  });
});

describe('an answer that does not match the schema', () => {
  it.each([
    ['a band beyond the scale', { band: 14 }],
    ['a band as words', { band: 'six and a half' }],
    ['a band between the halves', { band: 6.3 }],
    ['no JSON', 'It is a good essay.'],
    ['JSON that breaks off', '{"band": 6'],
    ['nothing', ''],
  ])('is sent back once with the reason: %s', async (_, content) => {
    const good = await askService(completion(content), completion({ band: 5 }));
    expect(await good.pending).toEqual({ band: 5 });
    expect(good.bodies()[1]).toMatchObject({
      messages: [
        { role: 'user' },
        { role: 'assistant' },
        { role: 'user', content: expect.stringContaining('cannot be used') },
      ],
    });
    const bad = await askService(completion(content));
    await expect(bad.pending).rejects.toMatchObject({ name: 'ProviderError', kind: 'malformed' });
    expect(bad.bodies()).toHaveLength(2);
  });
});

it('a service is not called for a learner who did not consent, and nothing is booked', async () => {
  const { pending, booked, bodies } = await askFor(async () => false, completion({ band: 6 }));
  await expect(pending).rejects.toMatchObject({ name: 'ProviderError', kind: 'not_agreed' });
  expect(bodies()).toHaveLength(0);
  expect(booked).toHaveLength(0);
});

describe('the booked usage', () => {
  it('is what the service reports', async () => {
    const { pending, booked } = await askService(
      completion({ band: 6 }, { prompt_tokens: 200, completion_tokens: 40 }),
    );
    await pending;
    expect(booked).toMatchObject([{ payer: 'learner-1', used: { tokens: 240, cost: 520 } }]);
  });

  it.each([
    ['says nothing', completion({ band: 6 })],
    ['says nonsense', completion({ band: 6 }, { prompt_tokens: -5, completion_tokens: 1e12 })],
  ])('is estimated if the service %s', async (_, reply) => {
    const { pending, booked } = await askService(reply);
    await pending;
    const [call] = booked;
    expect(call?.used.tokens).toBeGreaterThan(5);
    expect(call?.used.tokens).toBeLessThanOrEqual(call?.most.tokens ?? 0);
    expect(call?.used.cost).toBeLessThanOrEqual(call?.most.cost ?? 0);
  });
});
