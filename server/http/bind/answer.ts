import type { FastifyReply } from 'fastify';
import { z } from 'zod/mini';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { COMMON_ERRORS, type ErrorCode } from '#contract/protocol/error-codes.ts';
import { errorsOf } from '#contract/protocol/errors-of.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { RawJson, sendSuccess } from '../envelope.ts';
import type { Binding } from './binding.ts';

/** A code or response that the contract does not declare: a server error, not the caller's. */
class ContractBreach extends Error {
  override name = 'ContractBreach';
}

function checkAnswer({ path, response }: Exclude<Endpoint, { kind: 'stream' }>, data: unknown): void {
  const given: unknown = JSON.parse(data instanceof RawJson ? data.text : JSON.stringify(data));
  const parsed = z.safeParse(response, given);
  if (!parsed.success) throw new ContractBreach(`${path} answered ${z.prettifyError(parsed.error)}`);
}

export function sendAnswer(
  { strict }: Binding,
  endpoint: Exclude<Endpoint, { kind: 'stream' }>,
  reply: FastifyReply,
  data: unknown,
): FastifyReply {
  if (strict) checkAnswer(endpoint, data);
  return sendSuccess(reply, data);
}

/** Passes on the errors that the endpoint declares; any other is a server error. */
export function declared(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof ApiFailure)) return error;
  const codes: readonly ErrorCode[] = [...errorsOf(endpoint), ...COMMON_ERRORS];
  return codes.includes(error.code)
    ? error
    : new ContractBreach(`${endpoint.method} ${endpoint.path} does not declare ${error.code}`);
}
