import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asVersion, pathInBuild } from './app-version.ts';
import { codeOf, isRefusal, readCommand, recordingOf, type Traffic } from './traffic.ts';

/** What may happen to a request on its way, besides arriving. */
export const FAULTS = [
  'drop-response',
  'cut-body',
  'not-signed-in',
  'too-large',
  'too-many',
  'server-error',
  'unavailable',
  'captive-portal',
] as const;
export type Fault = (typeof FAULTS)[number];

const REFUSALS: Partial<Record<Fault, { status: number; code: string }>> = {
  'not-signed-in': { status: 401, code: 'NOT_SIGNED_IN' },
  'too-large': { status: 413, code: 'UPLOAD_TOO_LARGE' },
  'too-many': { status: 429, code: 'TOO_MANY_REQUESTS' },
  'server-error': { status: 500, code: 'SERVER_ERROR' },
  unavailable: { status: 503, code: 'UNAVAILABLE' },
};

const PORTAL = '<!doctype html><title>Wi-Fi</title><p>Vui lòng đăng nhập Wi-Fi.</p>';

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

/** A proxy between browser and server, at the address the browser knows, that injects faults. */
export class FaultProxy {
  /** Bytes appended to the service worker's file: a change makes the browser detect an update. */
  workerStamp = '';
  /** Above 0 the app is served as that version of itself. */
  version = 0;
  /** Drops all traffic, like a cut cable, for the service worker too. */
  cut = false;
  /** Commands that reached the server, in order; replace it with an empty array to restart the count. */
  traffic: Traffic = [];
  /** Keys of commands, and ids of recordings, that were permanently refused. */
  refused = new Set<string>();
  private fault: Fault | null = null;
  private left = 0;
  private readonly server: Server;
  private readonly target: () => number;

  private constructor(target: () => number) {
    this.target = target;
    this.server = createServer((incoming, outgoing) => {
      this.handle(incoming, outgoing).catch(() => incoming.socket.destroy());
    });
  }

  static async listen(target: () => number): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next `count` API calls meet this fault. */
  arm(fault: Fault, count: number): void {
    this.fault = fault;
    this.left = count;
  }

  heal(): void {
    this.fault = null;
    this.left = 0;
    this.cut = false;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(path: string): Fault | null {
    if (!this.fault || this.left <= 0 || !path.startsWith('/api/')) return null;
    this.left -= 1;
    return this.fault;
  }

  private async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (this.cut) {
      incoming.socket.destroy();
      return;
    }
    const body = await readBody(incoming);
    const fault = this.take(path);
    const refusal = fault ? REFUSALS[fault] : undefined;
    const command = readCommand(incoming, body);
    const key = command?.key ?? recordingOf(incoming);
    if (refusal) {
      if (key && isRefusal(refusal.code)) this.refused.add(key);
      outgoing.writeHead(refusal.status, { 'content-type': 'application/json', 'retry-after': '1' });
      outgoing.end(
        JSON.stringify({ code: refusal.code, message: refusal.code, data: null, time_current: Date.now() }),
      );
      return;
    }
    if (fault === 'captive-portal') {
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      outgoing.end(PORTAL);
      return;
    }
    if (command && fault !== 'cut-body') this.traffic.push(command);
    this.forward(incoming, outgoing, path, body, fault, key);
  }

  private forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    path: string,
    body: Buffer,
    fault: Fault | null,
    key: string | undefined,
  ): void {
    const headers = { ...incoming.headers };
    const built = pathInBuild(path, this.version);
    if (built === null) {
      outgoing.writeHead(404).end();
      return;
    }
    if (path === '/sw.js' || this.version > 0) {
      // Buffered and uncompressed, so that it can be changed.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    }
    const onward = request(
      { host: '127.0.0.1', port: this.target(), path: built, method: incoming.method, headers },
      (answer) => void this.answer(answer, outgoing, path, fault, key),
    );
    onward.on('error', () => incoming.socket.destroy());
    if (fault === 'cut-body' && body.length > 1) {
      // The server starts reading; then the connection breaks on both sides.
      onward.write(body.subarray(0, body.length >> 1), () => {
        onward.destroy();
        incoming.socket.destroy();
      });
      return;
    }
    onward.end(body);
  }

  private async answer(
    answer: IncomingMessage,
    outgoing: ServerResponse,
    path: string,
    fault: Fault | null,
    key: string | undefined,
  ): Promise<void> {
    try {
      const body = await readBody(answer);
      if (key && answer.statusCode !== 200 && isRefusal(codeOf(body))) this.refused.add(key);
      if (fault === 'drop-response' || this.cut) {
        // The effect is committed, but the response is lost.
        outgoing.socket?.destroy();
        return;
      }
      const headers = { ...answer.headers };
      if (this.version > 0 && !path.startsWith('/api/')) {
        for (const name of ['content-length', 'etag', 'last-modified']) delete headers[name];
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        outgoing.end(asVersion(path, headers['content-type'] ?? '', body, this.version));
        return;
      }
      if (path === '/sw.js' && this.workerStamp) {
        delete headers['content-length'];
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        outgoing.end(Buffer.concat([body, Buffer.from(`\n// ${this.workerStamp}`)]));
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      outgoing.end(body);
    } catch {
      outgoing.socket?.destroy();
    }
  }
}
