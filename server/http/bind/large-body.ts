import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Form, WholeFile } from '#contract/protocol/endpoint.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { sendFailure } from '../envelope.ts';
import type { Served } from './binding.ts';

/**
 * Settings and checks before a large body is read: its size limit, the caller and its type. A body that is
 * too large, of another type, from a stranger, or beyond a rate limit is not read at all.
 * @param admit identifies the caller, or refuses the request
 */
export const beforeLargeBody = (
  app: FastifyInstance,
  { maxBytes, tooLarge }: Form | WholeFile,
  admit: (request: FastifyRequest) => Promise<unknown>,
  isOfType: (type: string | undefined) => boolean,
): Omit<Served, 'answer'> => ({
  bodyLimit: maxBytes,
  onRequest: async (request: FastifyRequest): Promise<void> => {
    await admit(request);
    if (!isOfType(request.headers['content-type'])) throw new ApiFailure('BAD_REQUEST');
  },
  errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    error.statusCode === 413
      ? sendFailure(reply, new ApiFailure(tooLarge))
      : app.errorHandler(error, request, reply),
});
