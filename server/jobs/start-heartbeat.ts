import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { heartbeats, outages } from '#server/db/schema-study.ts';
import type { Platform } from '#server/platform.ts';

const BEAT_MS = 60_000;
/** Silence that counts as an outage, milliseconds; a restart takes less. */
const SILENCE_MS = 10 * 60_000;

/**
 * Notes that the site is up. If nobody has noted it for long, the time between is recorded as an outage, once,
 * however many processes begin at the same time.
 */
export const beat = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [last] = await tx.select({ at: heartbeats.at }).from(heartbeats).for('update');
    if (last && now.getTime() - last.at.getTime() >= SILENCE_MS)
      await tx.insert(outages).values({ from_at: last.at, to_at: now, found_by: 'server' });
    await tx
      .insert(heartbeats)
      .values({ at: now })
      .onConflictDoUpdate({ target: heartbeats.only, set: { at: sql`greatest(${heartbeats.at}, ${now})` } });
  });

/** Beats while the site is open: one that is closed for maintenance is down for learners, too. Returns how to stop. */
export function startHeartbeat({ db, log, maintenance }: Platform): () => void {
  const once = async (): Promise<void> => {
    if ((await maintenance.current()) === null) await beat(db, new Date());
  };
  const tell = (error: unknown) => log.warn({ err: error }, 'the heartbeat was not stored');
  once().catch(tell);
  const timer = setInterval(() => void once().catch(tell), BEAT_MS);
  return () => clearInterval(timer);
}
