import { afterEach, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod/mini';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { COMMON_ERRORS, type ErrorCode } from '#contract/protocol/error-codes.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { ERROR_STATUS } from '#contract/protocol/error-status.ts';
import { errorsOf } from '#contract/protocol/errors-of.ts';
import { fill, type Given } from './made.ts';

type Schema = z.core.$ZodType;

/** The parts of a contract endpoint that the fake uses. */
interface Answerable extends Pick<Endpoint, 'who' | 'kind' | 'stepUp' | 'errors'> {
  method: string;
  path: string;
  body?: Schema;
  response: Schema;
}

interface ApiCall {
  params: Record<string, string>;
  query: Record<string, string>;
  /** Null for no body, and for bytes. */
  body: unknown;
  headers: Headers;
}

/** What a test says of an answer; the rest is made up. */
type Data<E extends Answerable> = Given<z.input<E['response']>>;
/** Null: no network. */
type Reply = (call: ApiCall) => Promise<Response | null> | Response | null;

const CONTRACT = Object.values(ENDPOINTS).flatMap((area): Answerable[] => Object.values(area));
const nameOf = ({ method, path }: Answerable): string => `${method} ${path}`;
const unreachable: Reply = () => null;

/** @returns the path's parameters in this URL; null where the URL has another path */
function paramsOf({ path }: Answerable, address: string): Record<string, string> | null {
  const found = new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(address);
  const params = Object.entries(found?.groups ?? {});
  return found && Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** The endpoint to which the server would route a call: among several, the path with the fewest parameters. */
function endpointOf(method: string, address: string): Answerable {
  const parameters = ({ path }: Answerable): number => path.split('{').length;
  const [endpoint] = CONTRACT.filter((each) => each.method === method && paramsOf(each, address)).toSorted(
    (a, b) => parameters(a) - parameters(b),
  );
  if (!endpoint) throw new Error(`${method} ${address} is not in the contract`);
  return endpoint;
}

function mustFit(schema: Schema, value: unknown, what: string): void {
  const { error } = z.safeParse(schema, value);
  if (error) throw new Error(`${what} does not fit the contract: ${z.prettifyError(error)}`);
}

/** Makes the server refuse a call, with this code and these headers. */
class Refused {
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;
  constructor(code: ErrorCode, headers: Record<string, string>) {
    this.code = code;
    this.headers = headers;
  }
}
export const refused = (code: ErrorCode, headers: Record<string, string> = {}): Refused =>
  new Refused(code, headers);

function refusal(
  endpoint: Answerable,
  code: ErrorCode,
  message: string = ERROR_MESSAGES[code],
  headers: Record<string, string> = {},
): Response {
  if (![...errorsOf(endpoint), ...COMMON_ERRORS].includes(code))
    throw new Error(`${nameOf(endpoint)} never answers with ${code}`);
  const body = { code, message, data: null, time_current: Date.now() };
  return Response.json(body, { status: ERROR_STATUS[code], headers });
}

function success(endpoint: Answerable, given: unknown): Response {
  const data = fill(endpoint.response, given, 'data');
  mustFit(endpoint.response, data, `the answer to ${nameOf(endpoint)}`);
  return Response.json({ message: '', data, time_current: Date.now() });
}

type Made<E extends Answerable> = Data<E> | Refused | null;

/**
 * The API for the tests of one file, created once at the top of the file: it returns what a test has set up, each
 * response checked against the contract, and records all requests. An unexpected call fails the test, and so does a
 * body that the server would reject.
 */
export function fakeApi() {
  const replies = new Map<Answerable, Reply>();
  const requests: { endpoint: Answerable; call: ApiCall }[] = [];
  const faults: string[] = [];
  let connected: { mockRestore: () => unknown } | undefined;
  let otherwise: Reply | null = null;

  async function handle(
    address: string,
    { method = 'GET', headers, body }: RequestInit,
  ): Promise<Response | null> {
    const { pathname, searchParams } = new URL(address, 'https://luyen.test');
    const endpoint = endpointOf(method, pathname);
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    if (endpoint.body && sent !== null) mustFit(endpoint.body, sent, `what was sent to ${nameOf(endpoint)}`);
    const call = {
      params: paramsOf(endpoint, pathname) ?? {},
      query: Object.fromEntries(searchParams),
      body: sent,
      headers: new Headers(headers),
    };
    requests.push({ endpoint, call });
    const reply = replies.get(endpoint) ?? otherwise;
    if (!reply) throw new Error(`${nameOf(endpoint)} was not expected`);
    return reply(call);
  }

  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      // The app treats anything thrown here as a missing network.
      const response = await handle(address, init).catch((error: unknown) => {
        faults.push(String(error));
        throw error;
      });
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    });
  });
  afterEach(() => {
    replies.clear();
    requests.length = 0;
    otherwise = null;
    connected?.mockRestore();
    expect(faults.splice(0)).toEqual([]);
  });

  const callsOf = (endpoint: Answerable): ApiCall[] =>
    requests.filter((each) => each.endpoint === endpoint).map(({ call }) => call);

  return {
    /** Answers a call with this from now on. */
    answer<E extends Answerable>(endpoint: E, data?: Data<E>): void {
      success(endpoint, data);
      replies.set(endpoint, () => success(endpoint, data));
    },
    /** Answers a call from now on with the result of a function, possibly a refusal; null: the request fails. */
    answerWith<E extends Answerable>(endpoint: E, make: (call: ApiCall) => Made<E> | Promise<Made<E>>): void {
      replies.set(endpoint, async (call) => {
        const made = await make(call);
        if (made instanceof Refused) return refusal(endpoint, made.code, undefined, made.headers);
        return made === null ? null : success(endpoint, made);
      });
    },
    /** Refuses a call from now on. @throws where the endpoint never answers with this code */
    refuse(endpoint: Answerable, code: ErrorCode, message?: string): void {
      refusal(endpoint, code, message);
      replies.set(endpoint, () => refusal(endpoint, code, message));
    },
    /** Makes a call fail from now on, without an endpoint every call that has no later answer, and the device knows of it. */
    noNetwork(endpoint?: Answerable): void {
      if (endpoint) replies.set(endpoint, unreachable);
      else {
        replies.clear();
        otherwise = unreachable;
        // Node has a navigator without it.
        if ('onLine' in navigator) connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      }
    },
    /** The calls of an endpoint, in order, whatever their outcome. */
    callsOf,
    /** The bodies sent to an endpoint, in order. */
    sentTo: (endpoint: Answerable): unknown[] => callsOf(endpoint).map(({ body }) => body),
    /** Every call so far, as `GET /path`. */
    asked: (): string[] => requests.map(({ endpoint }) => nameOf(endpoint)),
  };
}
