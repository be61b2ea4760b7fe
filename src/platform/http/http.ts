import type {
  BodyOf,
  Command,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '#contract/protocol/endpoint.ts';
import {
  APP_HEADERS,
  failureEnvelope,
  GUEST_TOKEN_HEADER,
  IDEMPOTENCY_HEADER,
  PROOF_CHALLENGE_HEADER,
  successEnvelope,
} from '#contract/protocol/envelope.ts';
import { isErrorCode, MAINTENANCE_MESSAGE } from '#contract/protocol/error-codes.ts';
import { UNREACHABLE_MESSAGES } from '#rules/network/reachability.ts';
import { apiTransport } from '#src/platform/browser/api-transport.ts';
import { viewHeaders } from '#src/platform/browser/origin-flag.ts';
import { ApiError, type ApiFailure, type ApiResult, type ClientCode, reachOf } from './api-result.ts';
import { type Bearer, bearerFor } from './credentials.ts';
import { SilenceWatch, watchBody } from './silence.ts';
import { noteStoredAt, storedAtOf } from './stored-at.ts';
import { type RequestClass, responseLimit, TIME_LIMITS } from './time-limits.ts';

/** A proxy that cannot reach our server; captive portals have others (200, 302, 511). */
const GATEWAY_STATUSES = new Set([502, 503, 504]);

type Given<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Partial<T> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

export type CallInput<E> = Given<'params', ParamsOf<E>> &
  Given<'query', Partial<QueryOf<E>>> &
  Given<'body', BodyOf<E>> &
  (E extends Command ? { options: CallOptions & { idempotencyKey: string } } : { options?: CallOptions });

export interface CallOptions {
  /** Makes the call as somebody other than this device's owner; null is anonymous. */
  as?: Bearer | null;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Time limits other than those of the endpoint's kind. */
  limits?: RequestClass;
  headers?: Record<string, string>;
  /** Raw body of an upload endpoint. */
  bytes?: ArrayBuffer;
  /** File of a form endpoint; the body has its other fields. */
  file?: Blob;
}

type JsonEndpoint = Exclude<Endpoint, { kind: 'stream' }>;

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  options?: CallOptions;
}

const failure = (
  status: ApiFailure['status'],
  code: ClientCode,
  message: string,
  retryAfter: number | null = null,
): ApiFailure => ({ success: false, status, code, message, data: null, retryAfter });

/** The URL of an endpoint, from the site's root. */
export function urlOf(path: string, params: unknown, query?: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const tail = search.toString();
  return `/api${filled}${tail ? `?${tail}` : ''}`;
}

/** A failure without a response of our server, in words for what is known of why. */
function unreachable(
  code: 'NETWORK' | 'FOREIGN_ANSWER',
  known: Pick<ApiFailure, 'isGateway' | 'isLate'> = {},
  retryAfter: number | null = null,
): ApiFailure {
  const unsaid = { ...failure(code === 'NETWORK' ? 503 : 500, code, '', retryAfter), ...known };
  const reach = reachOf(unsaid);
  return { ...unsaid, message: reach === 'online' ? '' : UNREACHABLE_MESSAGES[reach] };
}

const late = ({ wasSilent }: SilenceWatch): Pick<ApiFailure, 'isLate'> => (wasSilent ? { isLate: true } : {});

/**
 * A failure reported by our server, with any HTTP status (docs/product.md, point 8); null if it is not ours.
 */
function failureIn(json: unknown, retryAfter: number | null): ApiFailure | null {
  const parsed = failureEnvelope.safeParse(json);
  if (!parsed.success) return null;
  const code = isErrorCode(parsed.data.code) ? parsed.data.code : 'SERVER_ERROR';
  return failure(500, code, parsed.data.message, retryAfter);
}

async function readFailure(response: Response): Promise<ApiFailure> {
  const retryAfter = Number(response.headers.get('retry-after')) || null;
  const json: unknown = await response.json().catch(() => null);
  if (response.status === 452) return failure(452, 'MAINTENANCE', MAINTENANCE_MESSAGE, retryAfter);
  const known = failureIn(json, retryAfter);
  const challenge = response.headers.get(PROOF_CHALLENGE_HEADER);
  if (known) return challenge === null ? known : { ...known, challenge };
  const isGateway = GATEWAY_STATUSES.has(response.status);
  return unreachable('FOREIGN_ANSWER', isGateway ? { isGateway } : {}, retryAfter);
}

/** What is sent, with its type; a form's is written by the browser, with the boundary. `size`: bytes. */
interface RequestBody {
  body: ArrayBuffer | FormData | string | null;
  type: string | null;
  size: number;
}

function formOf(file: Blob, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value));
  form.set('file', file);
  return form;
}

function bodyOf({ body, options: { bytes, file } = {} }: LooseInput): RequestBody {
  if (file) return { body: formOf(file, body), type: null, size: file.size };
  if (bytes) return { body: bytes, type: 'application/octet-stream', size: bytes.byteLength };
  if (body === undefined) return { body: null, type: null, size: 0 };
  const text = JSON.stringify(body);
  // Three bytes per character at most, and Vietnamese has many of those.
  return { body: text, type: 'application/json', size: text.length * 3 };
}

/**
 * Calls an endpoint and returns the raw response, or the failure that it stands for. Without a sign of life within
 * its time limits, it has failed for lack of a network.
 */
export async function request(endpoint: Endpoint, input: LooseInput): Promise<Response | ApiFailure> {
  const options = input.options ?? {};
  const bearer = options.as === undefined ? await bearerFor(endpoint.who) : options.as;
  const headers = new Headers({ ...APP_HEADERS, ...viewHeaders(), ...options.headers });
  if (bearer?.isGuest) headers.set(GUEST_TOKEN_HEADER, bearer.token);
  else if (bearer) headers.set('Authorization', `Bearer ${bearer.token}`);
  if (options.idempotencyKey) headers.set(IDEMPOTENCY_HEADER, options.idempotencyKey);
  const { body, type, size } = bodyOf(input);
  if (type !== null) headers.set('Content-Type', type);
  // Before the try: an input that makes no URL is not a missing network.
  const url = urlOf(endpoint.path, input.params, input.query);
  const kind = options.limits ?? endpoint.kind;
  const watch = new SilenceWatch(options.signal);
  watch.expect(responseLimit(kind, size));
  try {
    const sent = apiTransport.send(url, { method: endpoint.method, headers, body, signal: watch.signal });
    const response = watchBody(await sent, watch, TIME_LIMITS[kind].stall);
    return response.status === 200 ? response : await readFailure(response);
  } catch {
    watch.stop();
    return unreachable('NETWORK', late(watch));
  }
}

/**
 * Calls an endpoint that responds with JSON. A response without our envelope is a failure with any status.
 */
export async function call<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ApiResult<ResponseOf<E>>> {
  const response = await request(endpoint, input);
  if (!(response instanceof Response)) return response;
  const text = await response.text().catch(() => null);
  // Its beginning has come, then it stalled or broke off.
  if (text === null) return unreachable('NETWORK', { isLate: true });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return unreachable('FOREIGN_ANSWER');
  }
  const envelope = successEnvelope.safeParse(json);
  if (!envelope.success) return failureIn(json, null) ?? unreachable('FOREIGN_ANSWER');
  const data = endpoint.response['~standard'].validate(envelope.data.data);
  const result = data instanceof Promise ? await data : data;
  if (result.issues) return unreachable('FOREIGN_ANSWER');
  noteStoredAt(result.value, storedAtOf(response));
  return {
    success: true,
    message: envelope.data.message,
    data: result.value as ResponseOf<E>,
    timeCurrent: envelope.data.time_current,
  };
}

/** Like `call`, for queries and loaders: returns the data, throws `ApiError`. */
export async function callOrThrow<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ResponseOf<E>> {
  const result = await call(endpoint, input);
  if (!result.success) throw new ApiError(result);
  return result.data;
}
