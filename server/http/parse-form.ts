import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate as immediate } from 'node:timers/promises';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

const FORM = /^multipart\/form-data[ \t]*;.*boundary=/i;

export const isForm = (type: string | undefined): boolean => FORM.test(type ?? '');

/** Maximum size of a field, bytes: the longest accepted text in UTF-8. A longer one is not read. */
const FIELD_BYTES = TEXT_MAX.passage * 4;
/** Bytes allowed besides the file, as far as they can be distinguished while they arrive. */
const ASIDE_BYTES = 256 * 1024;
/** Maximum parsed at a time; a socket delivers less. */
const SLICE_BYTES = 64 * 1024;
const LIMITS = { fieldSize: FIELD_BYTES, fieldNameSize: 100, fields: 8, files: 1, parts: 9, headerPairs: 16 };
const TOO_LARGE = 'Dữ liệu gửi lên quá lớn.';

/** A form with one file. */
export class Form {
  readonly #fields = new Map<string, string>();
  readonly #pieces: Buffer[] = [];
  /** Bytes of the file so far. */
  fileBytes = 0;

  take(name: string, value: string): void {
    this.#fields.set(name, value);
  }

  takeFile(stream: BusboyFileStream, wanted: boolean): void {
    stream.on('data', (piece: Buffer) => {
      this.fileBytes += piece.length;
      if (wanted) this.#pieces.push(piece);
    });
  }

  /** Of repeated names, the last wins. */
  get fields(): Record<string, string> {
    return Object.fromEntries(this.#fields);
  }

  /** Bytes of the part `file`; empty where it is missing. */
  get file(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}

class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
  readonly statusCode = 413;
}

/** The incoming bytes, in slices small enough not to block the thread; other work runs in between. */
async function* slices(payload: Readable): AsyncGenerator<Buffer> {
  for await (const piece of payload) {
    for (let at = 0; at < piece.length; at += SLICE_BYTES) {
      if (at > 0) await immediate();
      yield piece.subarray(at, at + SLICE_BYTES);
    }
  }
}

/** Parses a form as it arrives, and stops at the first byte too many. @throws ApiFailure `BAD_REQUEST` */
async function readForm(payload: Readable, headers: BusboyHeaders, maxBytes: number): Promise<Form> {
  if (Number(headers['content-length']) > maxBytes) throw new BodyTooLarge();
  const form = new Form();
  const parser = new Busboy({
    headers,
    limits: LIMITS,
    isPartAFile: (_, __, fileName) => fileName !== undefined,
  });
  let problem: Error | null = null;
  const refuse = (why: Error) => {
    problem ??= why;
  };
  parser.on('field', (name, value, _, isCut) => {
    if (isCut) refuse(new ApiFailure('BAD_REQUEST', TOO_LARGE));
    form.take(name, value);
  });
  const rejectForm = () => refuse(new ApiFailure('BAD_REQUEST'));
  parser.on('error', rejectForm);
  parser.on('file', (name, stream) => {
    // Both report a form that ends within its file; an unhandled error would end the process.
    stream.on('error', rejectForm);
    form.takeFile(stream, name === 'file');
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, rejectForm);
  }
  const finished = once(parser, 'finish');
  finished.catch(rejectForm);
  let received = 0;
  for await (const piece of slices(payload)) {
    // Counts the slices before: what this one contains is known once it has been parsed.
    if (received - form.fileBytes > ASIDE_BYTES) throw new ApiFailure('BAD_REQUEST', TOO_LARGE);
    received += piece.length;
    if (received > maxBytes) throw new BodyTooLarge();
    if (!parser.write(piece) && problem === null) await Promise.race([once(parser, 'drain'), finished]);
    if (problem !== null) throw problem;
  }
  parser.end();
  await finished;
  if (problem !== null) throw problem;
  return form;
}

/** Lets routes accept forms, each up to its `bodyLimit`. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    const type = request.headers['content-type'];
    if (type === undefined) throw new ApiFailure('BAD_REQUEST');
    try {
      return await readForm(
        payload,
        { ...request.headers, 'content-type': type },
        request.routeOptions.bodyLimit,
      );
    } catch (error) {
      if (error instanceof ApiFailure || error instanceof BodyTooLarge) throw error;
      throw new ApiFailure('BAD_REQUEST');
    }
  });
}

/** The form of a request. @throws ApiFailure `BAD_REQUEST` */
export function formOf({ body }: FastifyRequest): Form {
  if (!(body instanceof Form)) throw new ApiFailure('BAD_REQUEST');
  return body;
}
