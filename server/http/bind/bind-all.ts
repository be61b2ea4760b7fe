import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import type { AllHandlers, Count } from '../handler.ts';
import { declared } from './answer.ts';
import type { Binding, LooseRun, Served } from './binding.ts';
import { serveCommand } from './command.ts';
import { keepPrivate } from './keep-private.ts';
import { servePlain } from './plain.ts';
import { serveService } from './service.ts';
import { serveStream } from './stream.ts';
import { serveUpload } from './upload.ts';
import { serveWholeFile } from './whole-file.ts';

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
