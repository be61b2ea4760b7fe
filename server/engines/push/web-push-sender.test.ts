import crypto, { createECDH, createPublicKey, verify } from 'node:crypto';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPushService, status } from '#tests/support/push-service/push-service.ts';
import { newReceiver, receiverOf } from '#tests/support/push-service/receive-push.ts';
import type { PushMessage } from './push-sender.ts';
import { newVapidKeys, openWebPushSender, type PushNetwork } from './web-push-sender.ts';

const MESSAGE: PushMessage = { payload: '{"v":1}', ttl: 60, urgency: 'high', topic: 'streak' };
const keys = newVapidKeys();

async function startSender(network: Partial<PushNetwork> = {}) {
  const service = await startPushService({ timeoutMs: 500 });
  const sender = openWebPushSender(
    { subject: 'mailto:a@example.com', keys },
    { ...service.network, ...network },
  );
  onTestFinished(() => {
    sender.close();
    service.close();
  });
  const receiver = newReceiver();
  const target = { endpoint: `${service.base}/device`, ...receiver.keys };
  return { service, sender, receiver, target };
}

afterEach(() => vi.restoreAllMocks());

/** RFC 8291, appendix A. */
const EXAMPLE = {
  plaintext: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('encryption', () => {
  it('posts the example of RFC 8291, given its keys', async () => {
    const { service, sender, target } = await startSender();
    const receiver = createECDH('prime256v1');
    receiver.setPrivateKey(EXAMPLE.receiverPrivate, 'base64url');
    const own = createECDH('prime256v1');
    own.setPrivateKey(EXAMPLE.senderPrivate, 'base64url');
    // What the library draws at random.
    Object.assign(own, { generateKeys: () => own.getPublicKey() });
    vi.spyOn(crypto, 'createECDH').mockReturnValueOnce(own);
    vi.spyOn(crypto, 'randomBytes').mockImplementationOnce(() => Buffer.from(EXAMPLE.salt, 'base64url'));
    const example = { ...target, p256dh: receiver.getPublicKey('base64url'), auth: EXAMPLE.auth };
    await sender.send(example, { ...MESSAGE, payload: EXAMPLE.plaintext });
    expect(service.posted[0]?.body.toString('base64url')).toBe(EXAMPLE.body);
  });

  it('the receiver of these tests reads that example', () => {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(EXAMPLE.receiverPrivate, 'base64url');
    const receiver = receiverOf(ecdh, Buffer.from(EXAMPLE.auth, 'base64url'));
    expect(receiver.decrypt(Buffer.from(EXAMPLE.body, 'base64url'))).toBe(EXAMPLE.plaintext);
  });

  it('is read by the device it is for, and by no other', async () => {
    const { service, sender, receiver, target } = await startSender();
    expect(await sender.send(target, MESSAGE)).toEqual({ kind: 'delivered' });
    const body = service.posted[0]?.body ?? Buffer.alloc(0);
    expect(receiver.decrypt(body)).toBe(MESSAGE.payload);
    expect(() => newReceiver().decrypt(body)).toThrow();
  });
});

it('identifies the site, and says how the message is to be treated', async () => {
  const { service, sender, target } = await startSender();
  await sender.send(target, MESSAGE);
  const { authorization = '', ...headers } = service.posted[0]?.headers ?? {};
  expect(headers).toMatchObject({
    ttl: '60',
    urgency: 'high',
    topic: 'streak',
    'content-encoding': 'aes128gcm',
  });
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(keys.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(keys.publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url')),
  ).toBe(true);
  const { aud, sub, exp }: Record<string, unknown> = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect({ aud, sub }).toEqual({ aud: service.base, sub: 'mailto:a@example.com' });
  expect(Number(exp) * 1_000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
});

describe('what push services answer', () => {
  it.each([
    [201, {}, { kind: 'delivered' }],
    [404, {}, { kind: 'gone' }],
    [410, {}, { kind: 'gone' }],
    [429, { 'retry-after': '120' }, { kind: 'later', afterSeconds: 120 }],
    [500, {}, { kind: 'later', afterSeconds: null }],
    [503, { 'retry-after': 'soon' }, { kind: 'later', afterSeconds: null }],
    [400, {}, { kind: 'refused', status: 400 }],
    [403, {}, { kind: 'refused', status: 403 }],
    [413, {}, { kind: 'refused', status: 413 }],
    [307, { location: 'https://localhost/elsewhere' }, { kind: 'refused', status: 307 }],
  ])('%d', async (code, headers, expected) => {
    const { service, sender, target } = await startSender();
    service.respond(status(code, headers));
    expect(await sender.send(target, MESSAGE)).toEqual(expected);
    expect(service.posted).toHaveLength(1);
  });

  it('nothing in time, or nothing at all, is worth another try', async () => {
    const { service, sender, target } = await startSender();
    service.respond(() => undefined);
    expect(await sender.send(target, MESSAGE)).toEqual({ kind: 'later', afterSeconds: null });
    service.respond((response) => response.destroy());
    expect(await sender.send(target, MESSAGE)).toEqual({ kind: 'later', afterSeconds: null });
  });

  it('an endless answer is not read to its end', async () => {
    const { service, sender, target } = await startSender();
    const closed = new Promise((resolve) =>
      service.respond((response) => {
        response.writeHead(201).on('close', resolve);
        const more = (): void => {
          while (response.write('x'.repeat(8_192)));
          response.once('drain', more);
        };
        more();
      }),
    );
    expect(await sender.send(target, MESSAGE)).toEqual({ kind: 'delivered' });
    await closed;
  });
});

describe('hosts', () => {
  it('with a name that resolves to a private address are not connected to', async () => {
    const { service, sender, target } = await startSender({ mayConnect: (address) => address === '8.8.8.8' });
    expect(await sender.send(target, MESSAGE)).toEqual({ kind: 'refused', status: null });
    expect(service.posted).toEqual([]);
  });

  it('that are not permitted are not resolved, and their certificates are not trusted', async () => {
    const { service, target } = await startSender();
    const { ca: _, ...untrusted } = service.network;
    const sender = openWebPushSender({ subject: 'mailto:a@example.com', keys });
    const distrustful = openWebPushSender({ subject: 'mailto:a@example.com', keys }, untrusted);
    onTestFinished(() => {
      sender.close();
      distrustful.close();
    });
    expect(await sender.send(target, MESSAGE)).toEqual({ kind: 'refused', status: null });
    expect((await distrustful.send(target, MESSAGE)).kind).toBe('later');
    expect(service.posted).toEqual([]);
  });

  it('are not told anything with keys that are none', async () => {
    const { service, sender, target } = await startSender();
    const broken = { ...target, p256dh: Buffer.alloc(65, 1).toString('base64url') };
    expect(await sender.send(broken, MESSAGE)).toEqual({ kind: 'refused', status: null });
    expect(service.posted).toEqual([]);
  });
});
