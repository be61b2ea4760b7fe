import type { FastifyReply } from 'fastify';
import { PROOF_CHALLENGE_HEADER } from '#contract/protocol/envelope.ts';
import { ERROR_STATUS } from '#contract/protocol/error-status.ts';
import type { ApiFailure } from '#server/failure/api-failure.ts';

/** `data` that is already JSON text: hot content is serialised once, not once per request. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a call answers is kept by nobody but who asked. */
const NO_STORE = 'no-store';

const SUCCESS = 'Thành công';

export function sendSuccess(reply: FastifyReply, data: unknown): FastifyReply {
  const json = data instanceof RawJson ? data.text : JSON.stringify(data);
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', NO_STORE)
    .send(`{"message":"${SUCCESS}","data":${json},"time_current":${Date.now()}}`);
}

export function sendFailure(reply: FastifyReply, failure: ApiFailure): FastifyReply {
  if (failure.retryAfterSeconds !== null) reply.header('retry-after', failure.retryAfterSeconds);
  if (failure.challenge !== null) reply.header(PROOF_CHALLENGE_HEADER, failure.challenge);
  return reply
    .status(ERROR_STATUS[failure.code])
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', NO_STORE)
    .send(
      JSON.stringify({ code: failure.code, message: failure.message, data: null, time_current: Date.now() }),
    );
}
