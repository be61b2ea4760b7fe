import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A request received by the service. */
export interface Seen {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Answers one request, or leaves it hanging. */
export type Reply = (response: ServerResponse, seen: Seen) => void;

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** A language model's response, with token usage if the service reports it. */
export const completion = (content: unknown, usage?: { prompt_tokens: number; completion_tokens: number }) =>
  json({
    id: 'c-1',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: {
          role: 'assistant',
          content: typeof content === 'string' ? content : JSON.stringify(content),
        },
      },
    ],
    ...(usage && { usage }),
  });

export interface ProviderServer {
  /** Base address of the service. */
  base: string;
  /** Every request so far, in order. */
  seen: Seen[];
  /** Stops it, including hanging requests. */
  close(): void;
}

/** A local service that answers its first request with the first reply, and so on; the last one repeats. */
export async function startProvider(...replies: Reply[]): Promise<ProviderServer> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const got = { url: request.url, headers: request.headers, body: Buffer.concat(parts) };
    seen.push(got);
    replies[Math.min(seen.length, replies.length) - 1]?.(response, got);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    base: `http://127.0.0.1:${port}/v1`,
    seen,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
