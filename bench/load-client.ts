import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { z } from 'zod/mini';

/** Users would have left by then; milliseconds. */
const TIME_OUT_MS = 30_000;

const failure = z.object({ code: z.string() });

/** Measurements of one kind of call. Times are in microseconds. */
export interface Measured {
  times: RecordableHistogram;
  /** Number of failures by kind: `503 UNAVAILABLE`, `timeout`, `ECONNRESET`. */
  errors: Map<string, number>;
}

/** Calls by kind, such as `read` or `save`. */
export class Measures {
  readonly byKind = new Map<string, Measured>();

  note(kind: string, milliseconds: number, error: string | null): void {
    let measured = this.byKind.get(kind);
    if (!measured) {
      measured = { times: createHistogram(), errors: new Map() };
      this.byKind.set(kind, measured);
    }
    measured.times.record(Math.max(1, Math.round(milliseconds * 1000)));
    if (error !== null) measured.errors.set(error, (measured.errors.get(error) ?? 0) + 1);
  }

  all(): Measured {
    const all: Measured = { times: createHistogram(), errors: new Map() };
    for (const { times, errors } of this.byKind.values()) {
      if (times.count > 0) all.times.add(times);
      for (const [error, count] of errors) all.errors.set(error, (all.errors.get(error) ?? 0) + count);
    }
    return all;
  }
}

/** One learner's connection to the server, like a browser's. */
export class LoadClient {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #origin: string;
  readonly #token: string;
  readonly #measures: Measures;

  constructor(origin: string, token: string, measures: Measures) {
    this.#origin = origin;
    this.#token = token;
    this.#measures = measures;
  }

  /** @returns the response's `data`; undefined if the call failed, which is counted */
  get(kind: string, path: string): Promise<unknown> {
    return this.#call(kind, 'GET', path, {}, null);
  }

  /** Sends an outbox command with a new idempotency key and the current timestamp. */
  command(kind: string, path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    return this.#call(kind, 'POST', path, headers, JSON.stringify({ at: Date.now(), skew: 0, ...body }));
  }

  piece(kind: string, path: string, headers: Record<string, string>, bytes: Uint8Array): Promise<unknown> {
    return this.#call(kind, 'POST', path, { 'content-type': 'application/octet-stream', ...headers }, bytes);
  }

  close(): void {
    this.#agent.destroy();
  }

  async #call(
    kind: string,
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body: string | Uint8Array | null,
  ): Promise<unknown> {
    const began = performance.now();
    try {
      const { status, text } = await this.#send(method, path, headers, body);
      const time = performance.now() - began;
      const json: unknown = JSON.parse(text);
      const good = status >= 200 && status < 300;
      this.#measures.note(kind, time, good ? null : `${status} ${failure.safeParse(json).data?.code ?? ''}`);
      return good ? z.object({ data: z.unknown() }).parse(json).data : undefined;
    } catch (error) {
      const name = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      this.#measures.note(kind, performance.now() - began, name);
      return undefined;
    }
  }

  #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | Uint8Array | null,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const call = request(
        `${this.#origin}/api${path}`,
        {
          method,
          agent: this.#agent,
          signal: AbortSignal.timeout(TIME_OUT_MS),
          headers: {
            ...headers,
            authorization: `Bearer ${this.#token}`,
            ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          );
        },
      );
      call.on('error', reject);
      call.end(body ?? undefined);
    });
  }
}
