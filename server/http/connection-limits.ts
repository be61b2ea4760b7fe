import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';

/** Time limits for each part of a request, in milliseconds, as Node's server expects them. */
export interface ConnectionLimits {
  /** For the headers of a request. */
  headersTimeout: number;
  /** For a whole request, including its body. */
  requestTimeout: number;
  /** Without receiving a byte of the body, or delivering a byte of the response. */
  stalledTimeout: number;
  /** Concurrent connections of this process; further ones are closed immediately. */
  maxConnections: number;
}

/** The limits configured by the operator. */
export const connectionLimits = (config: Config): ConnectionLimits => ({
  // Node refuses a limit for the headers that exceeds the one for the request.
  headersTimeout: Math.min(config.HEADERS_TIMEOUT_SECONDS, config.REQUEST_TIMEOUT_SECONDS) * 1_000,
  requestTimeout: config.REQUEST_TIMEOUT_SECONDS * 1_000,
  stalledTimeout: config.STALLED_TIMEOUT_SECONDS * 1_000,
  maxConnections: config.MAX_CONNECTIONS,
});

/** Progress of a connection at the last check, bytes. */
interface Progress {
  read: number;
  delivered: number;
  /** The latest request. */
  request?: IncomingMessage;
}

/**
 * Closes connections that stall within a request: no more of the body received, nor of the response
 * delivered, since the last check. Node's own socket timeout is reset by each write, whether or not anybody
 * reads it.
 */
export function closeStalled({ server }: Pick<FastifyInstance, 'server'>, afterMs: number): void {
  const connections = new Map<Socket, Progress>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { read: 0, delivered: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request: IncomingMessage) => {
    const progress = connections.get(request.socket);
    if (progress) progress.request = request;
  });
  const timer = setInterval(() => {
    for (const [socket, before] of connections) {
      const { bytesRead: read, writableLength: waiting, bytesWritten } = socket;
      // What the operating system has taken: `bytesWritten` also counts what is still buffered here.
      const delivered = bytesWritten - waiting;
      const isSendStalled = before.request?.complete === false && read === before.read;
      const isReadStalled = waiting > 0 && delivered === before.delivered;
      if (isSendStalled || isReadStalled) socket.destroy();
      else Object.assign(before, { read, delivered });
    }
  }, afterMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
