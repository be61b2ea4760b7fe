import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { parseInput } from '../parse-input.ts';

/** The parsed parts of a JSON call. @throws ApiFailure `BAD_REQUEST` */
export const inputOf = ({ params, query, body }: Endpoint, request: FastifyRequest) => ({
  params: params && parseInput(params, request.params, 'path'),
  query: query && parseInput(query, request.query, 'query'),
  body: body && parseInput(body, request.body, 'body'),
});

export const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
