import { setTimeout as delay } from 'node:timers/promises';
import type { ProviderAccess } from './provider-access.ts';
import { ProviderError } from './provider-error.ts';
import { waitBeforeRetry } from './wait-before-retry.ts';

export interface ProviderCall {
  /** Relative to the service's base URL, with a leading slash. */
  path: string;
  /** Sent as JSON if an object, else as a multipart form. */
  body: FormData | Record<string, unknown>;
  /** Largest response, bytes. */
  maxBytes: number;
}

export interface ProviderAnswer {
  type: string;
  bytes: Buffer;
}

/** An attempt that may be retried: the service has not started to respond. */
interface Repeatable {
  failure: ProviderError;
  retryAfter: string | null;
}

const isRepeatable = (status: number): boolean => status === 408 || status === 429 || status >= 500;

async function readBody(response: Response, path: string, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes)
      throw new ProviderError('too_large', `${path} answered more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const send = ({ base, key }: ProviderAccess, { path, body }: ProviderCall, signal: AbortSignal) =>
  fetch(`${base.replace(/(?<!\/)\/+$/, '')}${path}`, {
    method: 'POST',
    headers: {
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
    // A redirect would send the learner's words to a host that nobody configured.
    redirect: 'manual',
    signal,
  });

async function tryOnce(access: ProviderAccess, call: ProviderCall): Promise<ProviderAnswer | Repeatable> {
  const { path } = call;
  const signal = AbortSignal.timeout(access.timeoutMs);
  const timeoutError = () =>
    new ProviderError('timeout', `${path} did not answer within ${access.timeoutMs} ms`);
  let response: Response;
  try {
    response = await send(access, call, signal);
  } catch {
    // Not retried: the service may still be working on it and charge for both.
    if (signal.aborted) throw timeoutError();
    return {
      failure: new ProviderError('unreachable', `${path} could not be reached`),
      retryAfter: null,
    };
  }
  const { status } = response;
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    const again = isRepeatable(status);
    const failure = new ProviderError(again ? 'busy' : 'refused', `${path} answered ${status}`, status);
    if (!again) throw failure;
    return { failure, retryAfter: response.headers.get('retry-after') };
  }
  try {
    const bytes = await readBody(response, path, call.maxBytes);
    return { type: response.headers.get('content-type') ?? '', bytes };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (signal.aborted) throw timeoutError();
    throw new ProviderError('malformed', `${path} broke off its answer`, status);
  }
}

/** A response that has started is charged, so it is never retried. */
async function tryOn(access: ProviderAccess, call: ProviderCall): Promise<ProviderAnswer> {
  for (let failed = 1; ; failed += 1) {
    const outcome = await tryOnce(access, call);
    if ('bytes' in outcome) return outcome;
    if (failed >= access.tries) throw outcome.failure;
    const chance = { now: Date.now(), random: Math.random() };
    const wait = waitBeforeRetry(failed, access.backoffMs, outcome.retryAfter, chance);
    if (wait === null) throw outcome.failure;
    await delay(wait);
  }
}

/**
 * Calls a service, retrying if it is busy or unreachable; one that keeps failing is not called for a while.
 * @throws ProviderError
 */
export async function callProvider(access: ProviderAccess, call: ProviderCall): Promise<ProviderAnswer> {
  const { rest } = access;
  if (rest.isResting(performance.now()))
    throw new ProviderError('unreachable', `${call.path} has been away and is left alone for a while`);
  try {
    const answer = await tryOn(access, call);
    rest.record(null, performance.now());
    return answer;
  } catch (error) {
    if (error instanceof ProviderError) rest.record(error, performance.now());
    throw error;
  }
}
