import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Form, Service } from '#contract/protocol/endpoint.ts';
import { ACCESS_KEY_HEADER, GUEST_TOKEN_HEADER } from '#contract/protocol/envelope.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import type { ApiCaller } from '../api-callers.ts';
import { bodyLimitOf } from '../body-limit.ts';
import type { AllHandlers, Count } from '../handler.ts';
import { formOf, isForm } from '../parse-form.ts';
import { parseInput } from '../parse-input.ts';
import { declared, sendAnswer } from './answer.ts';
import type { Binding, LooseRun, Served } from './binding.ts';
import { serveCommand } from './command.ts';
import { beforeLargeBody } from './large-body.ts';
import { servePlain } from './plain.ts';
import { serveStream } from './stream.ts';
import { serveUpload } from './upload.ts';
import { serveWholeFile } from './whole-file.ts';

/** The caller of a rate-limited call: identified and counted before its body is read. */
const callersOf = new WeakMap<FastifyRequest, ApiCaller>();

/** Computations for any caller that can be counted, with or without a form. */
function serveService(
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

/** On a device that several people use, what one has heard must not lie in the browser's cache for the next. */
const NO_STORE = 'private, no-store';
const BY_CALLER = ['authorization', GUEST_TOKEN_HEADER, ACCESS_KEY_HEADER];

/**
 * What the API answers is for its caller only, and kept by no cache, of the browser or on the way. Decided here for all
 * calls of the contract, after their handlers, so that none can say otherwise.
 */
const keepPrivate =
  ({ who }: Endpoint) =>
  async (_: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', NO_STORE);
    if (who === 'anyone') return;
    reply.header('vary', [reply.getHeader('vary') ?? [], BY_CALLER].flat().join(', '));
  };

interface Counted {
  run: LooseRun;
  count?: Count;
}

function serve(app: FastifyInstance, binding: Binding, endpoint: Endpoint, { run, count }: Counted): Served {
  switch (endpoint.kind) {
    case 'read':
    case 'action':
      return servePlain(binding, endpoint, run);
    case 'command':
      return serveCommand(binding, endpoint, run);
    case 'upload':
      return serveUpload(binding, endpoint, run);
    case 'file':
      return serveWholeFile(app, binding, endpoint, run);
    case 'stream':
      return serveStream(binding, endpoint, run);
    case 'service':
    case 'form':
      return serveService(app, binding, endpoint, run, count);
  }
}

/** Serves every entry of the contract below `/api`. */
export function bindAll(app: FastifyInstance, binding: Binding, handlers: AllHandlers): void {
  const table: Record<string, Record<string, LooseRun | Counted>> = handlers;
  for (const { area, name, operation, endpoint } of EVERY_ENDPOINT) {
    const handler = table[area]?.[name];
    if (!handler) throw new Error(`${operation} has no handler`);
    const counted = typeof handler === 'function' ? { run: handler } : handler;
    const { answer, ...before } = serve(app, binding, endpoint, counted);
    app.route({
      ...before,
      onSend: keepPrivate(endpoint),
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        try {
          return await answer(request, reply);
        } catch (error) {
          throw declared(endpoint, error);
        }
      },
    });
  }
}
