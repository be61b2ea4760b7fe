import type { FastifyInstance } from 'fastify';
import type { WholeFile } from '#contract/protocol/endpoint.ts';
import { sendAnswer } from './answer.ts';
import type { Binding, LooseRun, Served } from './binding.ts';
import { bytesOf, inputOf } from './input.ts';
import { beforeLargeBody } from './large-body.ts';
import { findLearner } from './who-calls.ts';

const isBytes = (type: string | undefined): boolean =>
  type === undefined || type === 'application/octet-stream';

/** A learner's file whose type is detected from its bytes. */
export function serveWholeFile(
  app: FastifyInstance,
  binding: Binding,
  endpoint: WholeFile,
  run: LooseRun,
): Served {
  const { sessions } = binding;
  return {
    ...beforeLargeBody(app, endpoint, (request) => findLearner(endpoint, request, sessions), isBytes),
    async answer(request, reply) {
      const learner = await findLearner(endpoint, request, sessions);
      const input = inputOf(endpoint, request);
      const call = { ...input, request, reply, bytes: bytesOf(request), ...(learner && { learner }) };
      return sendAnswer(binding, endpoint, reply, await run(call));
    },
  };
}
