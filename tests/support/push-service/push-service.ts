import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import type { PushNetwork } from '#server/engines/push/web-push-sender.ts';

/** Self-signed, for `localhost`; nothing outside of tests trusts it. */
const file = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** A message as it was posted. */
export interface Posted {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Respond = (response: ServerResponse, posted: Posted) => void;

export const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (response) =>
    void response.writeHead(code, headers).end();

export interface PushService {
  /** Such as `https://localhost:43127`. */
  base: string;
  /** What was posted so far. */
  posted: Posted[];
  /** Responds to all messages from now on, by default with 201. */
  respond(how: Respond): void;
  /** For a sender that reaches this service only. */
  network: PushNetwork;
  close(): void;
}

/** A push service on this machine, with HTTPS. */
export async function startPushService({ timeoutMs = 20_000 } = {}): Promise<PushService> {
  const posted: Posted[] = [];
  let respond = status(201);
  const server = createServer(
    { key: file('key.pem'), cert: file('certificate.pem') },
    async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const message = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      posted.push(message);
      respond(response, message);
    },
  );
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const base = `https://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    base,
    posted,
    respond: (how) => {
      respond = how;
    },
    network: {
      mayReach: (endpoint) => endpoint.startsWith(`${base}/`),
      mayConnect: () => true,
      ca: file('certificate.pem'),
      timeoutMs,
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
