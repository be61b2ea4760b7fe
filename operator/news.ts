import { href } from '#contract/href.ts';
import { queueNews } from '#server/domain/operations/news.ts';
import { onDatabase } from './on-database.ts';
import { readArgs } from './read-args.ts';

/** Notifies all learners who want news. Returns the exit code; null if the arguments are invalid. */
export async function newsCommand(args: string[]): Promise<number | null> {
  const parsed = readArgs(args, { page: { type: 'string' } });
  const [title, body, more] = parsed?.positionals ?? [];
  if (!parsed || title === undefined || body === undefined || more !== undefined) return null;
  const path = parsed.values.page ?? href('home');
  return onDatabase(async (db) => {
    const learners = await queueNews(db, { title, body, path });
    return `queued for ${learners} learners; each receives it outside of their quiet hours`;
  });
}
