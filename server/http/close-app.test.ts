import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { closerOf } from './close-app.ts';

async function listening() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  let answer = (): void => undefined;
  const received = new Promise<void>((begun) => {
    app.get('/slow', async () => {
      begun();
      await new Promise<void>((done) => {
        answer = done;
      });
      return 'whole';
    });
  });
  const close = closerOf(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { close, port, received, answer: () => answer() };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

describe('closing the app', () => {
  it('does not wait for an idle connection', async () => {
    const { close, port } = await listening();
    const socket = await connected(port);
    const ended = once(socket, 'close');
    await close();
    await ended;
  });

  it('finishes requests in progress first', async () => {
    const { close, port, received, answer } = await listening();
    const response = fetch(`http://127.0.0.1:${port}/slow`);
    await received;
    const closed = close();
    const again = fetch(`http://127.0.0.1:${port}/slow`).then(
      ({ status }) => status,
      () => 'refused',
    );
    expect([503, 'refused']).toContain(await again);
    answer();
    expect(await (await response).text()).toBe('whole');
    await closed;
  });
});
