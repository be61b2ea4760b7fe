import { type Handlers, visitor } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';

/** Ready: the database answers, which also carries the job queue. Anything else becomes UNAVAILABLE. */
export const healthHandlers = ({ content }: Platform): Handlers<'health'> => ({
  live: visitor(async () => ({ status: 'live', service: 'luyen' })),
  ready: visitor(async () => {
    await content.check();
    return { status: 'ready', content_version: await content.version() };
  }),
});
