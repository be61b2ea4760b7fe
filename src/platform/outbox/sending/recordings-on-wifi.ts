import { isOnMobileData } from '#src/platform/offline/connection.ts';
import { db } from '../database/db.ts';
import type { CommandRow } from '../database/rows.ts';
import { sendSoon } from './send-soon.ts';

const KEY = 'recordingsOnWifi';

/** Whether the learner wishes that this device sends recordings over Wi-Fi only. */
export const readRecordingsOnWifi = async (): Promise<boolean> => (await db.meta.get(KEY)) !== undefined;

export async function setRecordingsOnWifi(on: boolean): Promise<void> {
  if (on) await db.meta.put({ key: KEY, sentUpTo: 0 });
  else await db.meta.delete(KEY);
  sendSoon();
}

/** "Gửi ngay": recordings up to this row go over mobile data too. */
export async function sendRecordingsUpTo(seq: number): Promise<void> {
  if (await readRecordingsOnWifi()) await db.meta.put({ key: KEY, sentUpTo: seq });
}

/** After which row recordings wait for Wi-Fi now; null if none waits. */
export async function heldAfter(): Promise<number | null> {
  if (!isOnMobileData()) return null;
  const wish = await db.meta.get(KEY);
  return wish?.key === KEY ? wish.sentUpTo : null;
}

export const isHeldForWifi = ({ recordingId, seq }: CommandRow, after: number | null): boolean =>
  after !== null && recordingId !== null && seq > after;
