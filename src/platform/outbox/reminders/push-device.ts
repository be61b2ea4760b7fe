import { db } from '../database/db.ts';
import type { PushDevice } from '../database/meta-rows.ts';

/** This device's push subscription; null: reminders are off here. */
export async function readPushDevice(): Promise<PushDevice | null> {
  const row = await db.meta.get('push');
  return row?.key === 'push' ? row : null;
}

export const storePushDevice = (device: PushDevice): Promise<unknown> =>
  db.meta.put({ key: 'push', ...device });

/** Forgets it, with what was put off here. */
export const forgetPushDevice = (): Promise<void> => db.meta.bulkDelete(['push', 'snoozed']);

/** Inside a transaction: has the server told of it again at the next start. */
export async function storeAgain(): Promise<void> {
  const device = await readPushDevice();
  if (device) await storePushDevice({ ...device, sentAt: 0 });
}
