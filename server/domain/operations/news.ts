import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PUSH_PAYLOAD_MAX_BYTES, type PushPayload, pushPayload } from '#contract/push.ts';
import type { Queryable } from '#server/db/connect.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';

/** News for learners: title, text, and the path of the page that it opens. */
export type News = Pick<PushPayload, 'title' | 'body' | 'path'>;

/** The database cannot store NUL; a second line would be cut off on some phones. */
const CONTROL = /\p{Cc}/u;

function check(news: News, tag: string): void {
  const payload = { v: 1, kind: 'news', tag, at: 0, ...news };
  const parsed = pushPayload.safeParse(payload);
  const field = parsed.error?.issues[0]?.path[0];
  if (field !== undefined) throw new DeskRefused(`the ${String(field)} cannot be sent: too long, or no path`);
  if (news.title.trim() === '' || news.body.trim() === '')
    throw new DeskRefused('title and text are not to be empty');
  if (CONTROL.test(news.title + news.body + news.path))
    throw new DeskRefused('title and text are one line each');
  // The time takes 13 digits.
  if (Buffer.byteLength(JSON.stringify(payload)) + 12 > PUSH_PAYLOAD_MAX_BYTES)
    throw new DeskRefused('title, text and path are too long together');
}

/**
 * Queues news for every learner who wants news, in one statement: it is queued for all or for none. Servers with
 * `RUN_JOBS=yes` send it, in batches, outside of each learner's quiet hours. Throws `DeskRefused`.
 * @param id the same id again reaches only those whom it was not queued for yet
 * @returns for how many it was queued
 */
export async function queueNews(db: Queryable, news: News, id: string = randomUUID()): Promise<number> {
  const tag = `news:${id}`;
  check(news, tag);
  const { rowCount } = await db.execute(sql`
    insert into pushes (learner_id, kind, tag, title, body, path)
    select learner_id, 'news', ${tag}, ${news.title}, ${news.body}, ${news.path}
    from push_settings where 'news' = any(kinds)
    on conflict do nothing`);
  return rowCount ?? 0;
}
