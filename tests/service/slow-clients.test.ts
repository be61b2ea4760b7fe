import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { UPLOAD_PIECE_MAX_BYTES } from '#contract/file.ts';
import { readConfig } from '#server/config/config.ts';
import { connectionLimits } from '#server/http/connection-limits.ts';
import { startService } from './service.ts';

const LONG = '600';
const HEAD = 'POST /api/check-account HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';

/** Unlike `once`, does not reject on an earlier error event. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** A server with this client time-out in seconds, and both ends of a connection to it. */
async function connected(settings: Record<string, string>) {
  const { app } = await startService({
    settings: {
      HEADERS_TIMEOUT_SECONDS: LONG,
      REQUEST_TIMEOUT_SECONDS: LONG,
      STALLED_TIMEOUT_SECONDS: LONG,
      ...settings,
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = async (): Promise<{ client: Socket; server: Socket }> => {
    const came = once(app.server, 'connection');
    const client = connect(port, '127.0.0.1');
    client.on('error', () => undefined);
    onTestFinished(() => void client.destroy());
    const [server] = await came;
    return { client, server };
  };
  return { app, open };
}

it('a client that takes too long to send headers is disconnected', async () => {
  const { open } = await connected({ HEADERS_TIMEOUT_SECONDS: '1' });
  const { client, server } = await open();
  client.write('GET /api/health/live HTTP/1.1\r\nhost: a\r\nx-slow: ');
  await closed(server);
});

it('a client that sends a body too slowly is disconnected, even if bytes trickle in', async () => {
  const { open } = await connected({ REQUEST_TIMEOUT_SECONDS: '1', HEADERS_TIMEOUT_SECONDS: '1' });
  const { client, server } = await open();
  client.write(`${HEAD}content-length: 1000\r\n\r\n`);
  const dripping = setInterval(() => client.write(' '), 100);
  onTestFinished(() => clearInterval(dripping));
  await closed(server);
});

it('a client that stops sending a body is disconnected', async () => {
  const { open } = await connected({ STALLED_TIMEOUT_SECONDS: '1' });
  const { client, server } = await open();
  client.write(`${HEAD}content-length: 1000\r\n\r\n{`);
  await closed(server);
});

it('a client that does not read the response is disconnected, an idle one is not', async () => {
  const { open } = await connected({ STALLED_TIMEOUT_SECONDS: '1' });
  const idle = await open();
  idle.client.write('GET /api/health/live HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(idle.client, 'data');
  const { client, server } = await open();
  client.pause();
  // More than the socket buffers of both ends hold.
  client.write('GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(200));
  await closed(server);
  expect(idle.server.destroyed).toBe(false);
});

it('a connection beyond the limit is closed immediately', async () => {
  const { app, open } = await connected({ MAX_CONNECTIONS: '1' });
  await open();
  const dropped = once(app.server, 'drop');
  const { port } = app.server.address() as AddressInfo;
  const second = connect(port, '127.0.0.1');
  second.on('error', () => undefined);
  await Promise.all([dropped, closed(second)]);
});

it('a chunk of a recording gets through at 32 kbit/s', () => {
  const { requestTimeout } = connectionLimits(readConfig({}));
  expect(requestTimeout).toBeGreaterThan((UPLOAD_PIECE_MAX_BYTES * 8 * 1_000) / 32_000);
});
