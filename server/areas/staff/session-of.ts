import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { bearerOf, tokenHash } from '#server/http/learner-sessions.ts';

/** The stored form of the call's token. */
export function sessionOf({ headers }: FastifyRequest): string {
  const token = bearerOf(headers.authorization);
  if (token === null) throw new ApiFailure('NOT_SIGNED_IN');
  return tokenHash(token);
}
