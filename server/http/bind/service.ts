import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Form, Service } from '#contract/protocol/endpoint.ts';
import type { ApiCaller } from '../api-callers.ts';
import { bodyLimitOf } from '../body-limit.ts';
import type { Count } from '../handler.ts';
import { formOf, isForm } from '../parse-form.ts';
import { parseInput } from '../parse-input.ts';
import { sendAnswer } from './answer.ts';
import type { Binding, LooseRun, Served } from './binding.ts';
import { beforeLargeBody } from './large-body.ts';

/** The caller of a rate-limited call: identified and counted before its body is read. */
const callersOf = new WeakMap<FastifyRequest, ApiCaller>();

/** Computations for any caller that can be counted, with or without a form. */
export function serveService(
  app: FastifyInstance,
  binding: Binding,
  endpoint: Service | Form,
  run: LooseRun,
  count: Count | undefined,
): Served {
  const admit = async (request: FastifyRequest): Promise<void> => {
    const caller = await binding.callers.find(request);
    await count?.(caller);
    callersOf.set(request, caller);
  };
  const before =
    endpoint.kind === 'form'
      ? beforeLargeBody(app, endpoint, admit, isForm)
      : { bodyLimit: bodyLimitOf(endpoint), onRequest: admit };
  return {
    ...before,
    async answer(request, reply) {
      const caller = callersOf.get(request);
      if (!caller) throw new Error('a call must be counted before it is answered');
      const { fields, file } =
        endpoint.kind === 'form' ? formOf(request) : { fields: request.body, file: Buffer.alloc(0) };
      const body = parseInput(endpoint.body, fields, 'body');
      return sendAnswer(binding, endpoint, reply, await run({ body, request, reply, caller, bytes: file }));
    },
  };
}
