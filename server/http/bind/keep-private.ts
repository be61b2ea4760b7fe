import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { ACCESS_KEY_HEADER, GUEST_TOKEN_HEADER } from '#contract/protocol/envelope.ts';

/** On a device that several people use, what one has heard must not lie in the browser's cache for the next. */
const NO_STORE = 'private, no-store';
const BY_CALLER = ['authorization', GUEST_TOKEN_HEADER, ACCESS_KEY_HEADER];

/**
 * What the API answers is for its caller only, and kept by no cache, of the browser or on the way. Decided here for all
 * calls of the contract, after their handlers, so that none can say otherwise.
 */
export const keepPrivate =
  ({ who }: Endpoint) =>
  async (_: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', NO_STORE);
    if (who === 'anyone') return;
    reply.header('vary', [reply.getHeader('vary') ?? [], BY_CALLER].flat().join(', '));
  };
