import { createHash, randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { z } from 'zod/mini';
import { RECORDING_TYPES } from '#contract/file.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { hostileBody, hostileText } from './hostile.ts';
import { type DialoguePolicy, type Inputs, MANNERS } from './schema-value.ts';

type Headers = Record<string, string>;
interface Sent {
  headers?: Headers;
  payload?: Buffer | string;
}

const silence = (): Buffer => {
  const head = Buffer.from(
    '524946462400000057415645666d74201000000001000100803e0000007d0000020010006461746100000000',
    'hex',
  );
  head.writeUInt32LE(3_200, 40);
  return Buffer.concat([head, Buffer.alloc(3_200)]);
};

/** Bytes with the header of a picture or a recording, and others. */
const FILES: readonly Buffer[] = [
  Buffer.alloc(0),
  Buffer.from('no file of any kind'),
  silence(),
  Buffer.concat([silence(), Buffer.alloc(900_000, 0xff)]),
  Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(2_000, 0x80)]),
  Buffer.concat([Buffer.from('OggS'), Buffer.alloc(2_000, 0xff)]),
  Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), Buffer.alloc(2_000, 0xff)]),
  // A picture of 65,535 by 65,535 pixels, without any pixel data.
  Buffer.from('89504e470d0a1a0a0000000d494844520000ffff0000ffff0806000000', 'hex'),
  Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(5_000, 0xff)]),
];

const written = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function form(inputs: Inputs, body: z.core.$ZodType | undefined, manner: DialoguePolicy): Sent {
  const { random } = inputs;
  const fields = body ? Object.entries(Object(inputs.of(body, manner))) : [];
  const parts = fields.map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${written(value)}\r\n`,
  );
  const text = parts.join('');
  const copies =
    manner === 'hostile' ? Math.min(random.pick([1, 30, 5_000]), 3_000_000 / (text.length + 1)) : 1;
  const file = Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`);
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([
      Buffer.from(text.repeat(copies)),
      file,
      random.pick(FILES),
      Buffer.from(random.chance(0.9) ? '\r\n--x--\r\n' : ''),
    ]),
  };
}

/** A chunk of a recording, intact or damaged. */
function upload({ random }: Inputs, manner: DialoguePolicy): Sent {
  const payload = random.pick(FILES);
  const right: Headers = {
    'upload-id': randomUUID(),
    'upload-offset': '0',
    'upload-length': String(payload.length),
    'upload-sha256': createHash('sha256').update(payload).digest('hex'),
    'upload-type': random.pick(RECORDING_TYPES),
  };
  const wrong = random.pick(Object.keys(right));
  // Drops what Node would refuse to send as a header.
  const hostile = hostileText(random)
    .replace(/[^\t\x20-\xff]/g, '')
    .slice(0, 2_000);
  const given =
    manner === 'valid' ? right : { ...right, [wrong]: random.pick([hostile, '-1', '1e9', '26214401']) };
  return { headers: { 'content-type': 'application/octet-stream', ...given }, payload };
}

function bodyOf(inputs: Inputs, endpoint: Endpoint, manner: DialoguePolicy): Sent {
  if (endpoint.method === 'GET') return {};
  if (endpoint.kind === 'form') return form(inputs, endpoint.body, manner);
  if (endpoint.kind === 'upload') return upload(inputs, manner);
  const bytes = { 'content-type': 'application/octet-stream' };
  if (endpoint.kind === 'file') return { headers: bytes, payload: inputs.random.pick(FILES) };
  const json = { 'content-type': 'application/json' };
  if (manner === 'hostile' && inputs.random.chance(0.5))
    return { headers: json, payload: hostileBody(inputs.random) };
  return endpoint.body
    ? { headers: json, payload: JSON.stringify(inputs.of(endpoint.body, manner)) ?? '' }
    : {};
}

const inAddress = (value: unknown): string =>
  encodeURIComponent(written(value).slice(0, 3_000).toWellFormed());

function addressOf(inputs: Inputs, { path, params, query }: Endpoint, manner: DialoguePolicy): string {
  const values: Record<string, unknown> = Object(params ? inputs.of(params, manner) : {});
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(values[name] ?? ''));
  const entries = query ? Object.entries(Object(inputs.of(query, manner))) : [];
  const twice = inputs.random.chance(0.1) ? [...entries, ...entries] : entries;
  const search = twice.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join('&');
  return `/api${filled}${search && `?${search}`}`;
}

/** One input of a call, generated from its schemas; the strategies alternate. */
export function requestOf(inputs: Inputs, endpoint: Endpoint, turn: number, who: Headers): InjectOptions {
  const manner = MANNERS[turn % MANNERS.length] ?? 'hostile';
  const { headers, payload } = bodyOf(inputs, endpoint, manner);
  const key = inputs.random.chance(0.95) ? randomUUID() : 'none';
  return {
    method: endpoint.method,
    url: addressOf(inputs, endpoint, manner),
    headers: { ...who, ...(endpoint.kind === 'command' && { 'idempotency-key': key }), ...headers },
    ...(payload !== undefined && { payload }),
  };
}
