import { describe, expect, it } from 'vitest';
import { startService } from './service.ts';

const TOKEN = 'a-token-of-the-operator';

/** The response of `/api/metrics` under these settings. */
async function metricsUnder(settings: Record<string, string>) {
  const service = await startService({ settings });
  return async (remoteAddress: string, headers: Record<string, string> = {}): Promise<number> =>
    (await service.app.inject({ url: '/api/metrics', remoteAddress, headers })).statusCode;
}

describe('metrics without a token', () => {
  it('are available only to this machine', async () => {
    const read = await metricsUnder({});
    expect(await read('127.0.0.1')).toBe(200);
    expect(await read('::1')).toBe(200);
    expect(await read('10.0.0.1')).toBe(404);
  });

  it.each([
    ['x-forwarded-for', '1.2.3.4'],
    ['x-forwarded-host', 'luyen.example'],
    ['forwarded', 'for=1.2.3.4'],
    ['x-real-ip', '1.2.3.4'],
    ['via', '1.1 proxy'],
    ['host', 'luyen.example'],
  ])('are not available to requests forwarded by a proxy: %s', async (name, value) => {
    const read = await metricsUnder({});
    expect(await read('127.0.0.1', { [name]: value })).toBe(404);
  });

  // A proxy on the same machine does not always identify itself.
  it.each([
    ['behind a proxy that is trusted', { TRUSTED_PROXIES: '127.0.0.1' }],
    ['where learners open a public address', { PUBLIC_URL: 'https://luyen.example' }],
  ])('are available to nobody %s', async (_, settings) => {
    const read = await metricsUnder(settings);
    expect(await read('127.0.0.1')).toBe(404);
  });
});

describe('metrics with a token', () => {
  it('are available from anywhere with the token, and never without it', async () => {
    const read = await metricsUnder({ METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://luyen.example' });
    const carrying = (token: string) => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': '1.2.3.4' });
    expect(await read('10.0.0.1', carrying(TOKEN))).toBe(200);
    expect(await read('10.0.0.1', carrying(`${TOKEN}2`))).toBe(404);
    expect(await read('127.0.0.1')).toBe(404);
  });
});
