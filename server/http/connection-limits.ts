import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';

/** How long a client may take with each part of a call; in milliseconds, as Node's server wants them. */
export interface ConnectionLimits {
  /** For the head of a call. */
  headersTimeout: number;
  /** For a whole call, its body included. */
  requestTimeout: number;
  /** Without a byte of the body, and without taking a byte of the answer. */
  stalledTimeout: number;
  /** Connections of this process at a time; more are closed as they come. */
  maxConnections: number;
}

/** The limits that the operator has set. */
export const connectionLimits = (config: Config): ConnectionLimits => ({
  // Node refuses a head that may take longer than the whole call.
  headersTimeout: Math.min(config.HEADERS_TIMEOUT_SECONDS, config.REQUEST_TIMEOUT_SECONDS) * 1_000,
  requestTimeout: config.REQUEST_TIMEOUT_SECONDS * 1_000,
  stalledTimeout: config.STALLED_TIMEOUT_SECONDS * 1_000,
  maxConnections: config.MAX_CONNECTIONS,
});

/** How far a connection had got when it was last looked at, bytes. */
interface Progress {
  read: number;
  taken: number;
  /** The call that came last. */
  request?: IncomingMessage;
}

/**
 * Cuts off connections that stand still within a call: no more of the body has come, or of the answer been taken, since
 * the last look. Node's own timeout of sockets is renewed by each write, whether or not anybody takes it.
 */
export function cutStalled({ server }: Pick<FastifyInstance, 'server'>, afterMs: number): void {
  const connections = new Map<Socket, Progress>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { read: 0, taken: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request: IncomingMessage) => {
    const progress = connections.get(request.socket);
    if (progress) progress.request = request;
  });
  const looking = setInterval(() => {
    for (const [socket, before] of connections) {
      const { bytesRead: read, writableLength: waiting, bytesWritten } = socket;
      // What the system has taken: `bytesWritten` counts what still waits here, too.
      const taken = bytesWritten - waiting;
      const isSending = before.request?.complete === false && read === before.read;
      const isReading = waiting > 0 && taken === before.taken;
      if (isSending || isReading) socket.destroy();
      else Object.assign(before, { read, taken });
    }
  }, afterMs);
  looking.unref();
  server.once('close', () => clearInterval(looking));
}
