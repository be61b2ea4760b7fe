import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { httpSmsSender } from './http-sms-sender.ts';

const message = { to: '0912345678', text: 'Mã "Luyện" là 123456', code: '123456' };
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

async function provider(status: number) {
  const seen: { url: string; method: string; key: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { url = '', method = '', headers } = request;
    seen.push({ url, method, key: String(headers['x-key']), body });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(() => server.close());
  const address = server.address();
  return { seen, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

describe('httpSmsSender', () => {
  it('fills the URL and JSON body, each escaped for its context', async () => {
    const { seen, origin } = await provider(200);
    await httpSmsSender(`${origin}/sms?to={{to}}&t={{text}}`, {
      SMS_METHOD: 'POST',
      SMS_HEADERS: { 'x-key': 'k' },
      SMS_BODY: '{"phone":"{{to}}","message":"{{text}}"}',
    }).send(message);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      key: 'k',
      url: `/sms?to=0912345678&t=${encodeURIComponent(message.text)}`,
    });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ phone: message.to, message: message.text });
  });

  it('fills a form body with form escaping', async () => {
    const { seen, origin } = await provider(200);
    await httpSmsSender(origin, {
      SMS_METHOD: 'POST',
      SMS_HEADERS: { 'content-type': 'application/x-www-form-urlencoded' },
      SMS_BODY: 'to={{to}}&code={{code}}&text={{text}}',
    }).send(message);
    expect(new URLSearchParams(seen[0]?.body).get('text')).toBe(message.text);
  });

  it('rejects when the provider returns an error', async () => {
    const { origin } = await provider(500);
    const sender = httpSmsSender(origin, { SMS_METHOD: 'GET', SMS_HEADERS: {}, SMS_BODY: '-' });
    await expect(sender.send(message)).rejects.toThrow('500');
  });
});
