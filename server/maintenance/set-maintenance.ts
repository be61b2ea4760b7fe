import type { Queryable } from '../db/connect.ts';
import { maintenance } from '../db/schema-maintenance.ts';

/**
 * Closes the site; every process notices within seconds. Closing it again changes the end.
 * @param until when it reopens automatically; null: when `openSite` is called
 */
export async function closeSite(db: Queryable, until: Date | null): Promise<void> {
  await db
    .insert(maintenance)
    .values({ until })
    .onConflictDoUpdate({ target: maintenance.only, set: { until } });
}

/** @returns whether it was closed */
export async function openSite(db: Queryable): Promise<boolean> {
  const closed = await db.delete(maintenance).returning({ only: maintenance.only });
  return closed.length > 0;
}
