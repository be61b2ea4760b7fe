import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { freePort } from '#server/process/free-port.ts';
import { json, type Reply, startProvider } from '#tests/support/provider-server.ts';
import { callJson } from './call-json.ts';
import type { ProviderAccess } from './provider-access.ts';
import { ProviderError } from './provider-error.ts';
import { ProviderRest } from './provider-rest.ts';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const KEY = 'sk-secret';
const WORDS = 'words of a learner';
const good = json({ ok: true });
const type = { 'content-type': 'application/json' };

async function service(...replies: Reply[]) {
  const provider = await startProvider(...replies);
  opened.push(provider.close);
  return provider;
}

const ask = (base: string, over: Partial<ProviderAccess> = {}) =>
  callJson(
    { base, key: KEY, timeoutMs: 20_000, tries: 3, backoffMs: 1, rest: new ProviderRest(), ...over },
    { path: '/do', body: { text: WORDS }, maxBytes: 1_000 },
    z.object({ ok: z.literal(true) }),
  );

async function errorOf(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProviderError)) throw new Error(`no failure: ${String(error)}`);
  return error;
}

describe('a service', () => {
  it('receives the key, path and body, and its response is validated', async () => {
    const { base, seen } = await service(good);
    expect(await ask(`${base}/`)).toEqual({ ok: true });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      url: '/v1/do',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    });
    expect(JSON.parse(String(seen[0]?.body))).toEqual({ text: WORDS });
  });

  it.each([
    ['is overloaded', 429],
    ['has an internal error', 500],
    ['is briefly unavailable', 503],
    ['times out waiting for the request', 408],
  ])('is retried when it %s', async (_, status) => {
    const { base, seen } = await service(json({}, status), json({}, status), good);
    expect(await ask(base)).toEqual({ ok: true });
    expect(seen).toHaveLength(3);
  });

  it('is retried when it closes the connection before responding', async () => {
    const { base, seen } = await service((response) => void response.destroy(), good);
    expect(await ask(base)).toEqual({ ok: true });
    expect(seen).toHaveLength(2);
  });

  it('has its Retry-After honoured, within limits', async () => {
    const soon = await service(json({}, 429, { 'retry-after': '0' }), good);
    expect(await ask(soon.base)).toEqual({ ok: true });
    const late = await service(json({}, 429, { 'retry-after': '600' }), good);
    expect(await errorOf(ask(late.base))).toMatchObject({ kind: 'busy', status: 429 });
    expect(late.seen).toHaveLength(1);
  });

  it('may respond slowly within the timeout', async () => {
    const slow: Reply = (response) => {
      response.writeHead(200, type).write('{"ok":');
      setImmediate(() => response.end('true}'));
    };
    expect(await ask((await service(slow)).base)).toEqual({ ok: true });
  });
});

const endless: Reply = (response) => {
  response.writeHead(200, type).on('error', () => undefined);
  const more = (): void => {
    if (!response.destroyed) response.write('x'.repeat(500), () => setImmediate(more));
  };
  more();
};

it('a service that was unavailable twice is not called for a while', async () => {
  const { base, seen } = await service(json({}, 503));
  const away = { rest: new ProviderRest(), tries: 1 };
  for (let call = 1; call <= 2; call += 1)
    expect(await errorOf(ask(base, away))).toMatchObject({ kind: 'busy' });
  expect(await errorOf(ask(base, away))).toMatchObject({ kind: 'unreachable' });
  expect(seen).toHaveLength(2);
});

describe('a failed call', () => {
  it.each<[string, Reply, { kind: string; status?: number }, number, number?]>([
    ['that never starts a response', () => undefined, { kind: 'timeout' }, 1, 2_000],
    [
      'that stops mid-response',
      (r) => void r.writeHead(200, type).write('{"ok"'),
      { kind: 'timeout' },
      1,
      2_000,
    ],
    [
      'an HTML page',
      (r) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      { kind: 'malformed' },
      1,
    ],
    ['JSON said to be text', (r) => void r.writeHead(200).end('{"ok":true}'), { kind: 'malformed' }, 1],
    ['broken JSON', (r) => void r.writeHead(200, type).end('{"ok":tru'), { kind: 'malformed' }, 1],
    ['another shape', json({ ok: 'yes' }), { kind: 'malformed' }, 1],
    [
      'a truncated response',
      (r) => void r.writeHead(200, { ...type, 'content-length': '900' }).write('{"ok":', () => r.destroy()),
      { kind: 'malformed' },
      1,
    ],
    ['an endless response', endless, { kind: 'too_large' }, 1],
    ['a redirect', json({}, 302, { location: 'http://127.0.0.1:9/' }), { kind: 'refused', status: 302 }, 1],
    ['a wrong key', json({ error: { message: KEY } }, 401), { kind: 'refused', status: 401 }, 1],
    ['a wrong question', json({}, 400), { kind: 'refused', status: 400 }, 1],
    ['a fault that stays', json({}, 500), { kind: 'busy', status: 500 }, 3],
  ])('%s', async (_, reply, expected, tries, timeoutMs = 20_000) => {
    const { base, seen } = await service(reply);
    const failure = await errorOf(ask(base, { timeoutMs }));
    expect(failure).toMatchObject(expected);
    expect(seen).toHaveLength(tries);
    for (const secret of [KEY, WORDS, base]) expect(String(failure.stack)).not.toContain(secret);
    expect(failure.cause).toBeUndefined();
  });

  it('nothing listening', async () => {
    const base = `http://127.0.0.1:${await freePort()}/v1`;
    expect(await errorOf(ask(base))).toMatchObject({ kind: 'unreachable' });
  });
});
