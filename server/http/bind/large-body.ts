import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Form, WholeFile } from '#contract/protocol/endpoint.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { sendFailure } from '../envelope.ts';
import type { Served } from './binding.ts';

/**
 * What is known of a large body before it is read: how large it may be, whose it is and of which type. Nothing is read of
 * what is too large, of another type, a stranger's, or of who has had enough.
 * @param admit finds out whose it is, or refuses it
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
