import type { Database } from '#server/db/connect.ts';
import { vapidKeys } from '#server/db/schema-push.ts';
import type { VapidKeys } from '#server/engines/push/push-sender.ts';
import { newVapidKeys } from '#server/engines/push/web-push-sender.ts';

/**
 * The site's keys, created on the first start. Subscriptions are bound to the public one, so the pair stays the same
 * for ever; of several servers that start at once, one creates it.
 */
export async function keepVapidKeys(db: Database): Promise<VapidKeys> {
  const { publicKey, privateKey } = newVapidKeys();
  await db.insert(vapidKeys).values({ public_key: publicKey, private_key: privateKey }).onConflictDoNothing();
  const [row] = await db.select().from(vapidKeys);
  if (!row) throw new Error('the keys for notifications were not stored');
  return { publicKey: row.public_key, privateKey: row.private_key };
}
