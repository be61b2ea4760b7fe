import { sql } from 'drizzle-orm';
import { type Handlers, visitor } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';

/** Ready: the database answers, which also carries the job queue. Anything else becomes SERVER_ERROR. */
export const healthHandlers = ({ db, content }: Platform): Handlers<'health'> => ({
  live: visitor(async () => ({ status: 'live', service: 'luyen' })),
  ready: visitor(async () => {
    await db.execute(sql`select 1`);
    return { status: 'ready', content_version: await content.version() };
  }),
});
