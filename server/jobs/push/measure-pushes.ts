import { lt, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { streakReminders } from '#server/db/schema-push.ts';
import type { Platform } from '#server/platform.ts';

/** A reminder counts as late after a minute: servers look every ten seconds. */
const LATE = sql`clock_timestamp() - interval '1 minute'`;

/** Registers what became of notifications, and how many reminders are late; without the database the latter is omitted. */
export function measurePushes(registry: Registry, { db, push }: Pick<Platform, 'db' | 'push'>): void {
  registry.registerMetric(push.outcomes);
  const late: Gauge = new Gauge({
    name: 'streak_reminders_late',
    help: 'Reminders that are due for more than a minute: no process sends them',
    registers: [registry],
    async collect() {
      try {
        late.set(await db.$count(streakReminders, lt(streakReminders.due_at, LATE)));
      } catch {
        late.remove();
      }
    },
  });
}
