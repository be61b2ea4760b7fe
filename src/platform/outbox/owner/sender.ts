import type { Bearer } from '#src/platform/http/credentials.ts';
import { db } from '../database/db.ts';
import { storeAgain } from '../reminders/push-device.ts';
import { sendSoon } from '../sending/send-soon.ts';
import { knownGuest } from './guest.ts';

/** Owner of the rows to send, and their credentials. */
export interface Sender extends Bearer {
  owner: string;
}

/** Who may send now. Stored in the database so that the service worker knows it too. */
export async function currentSender(): Promise<Sender | null> {
  const [row, paused] = await Promise.all([db.meta.get('sender'), db.meta.get('signInNeeded')]);
  const guest = row?.key === 'sender' ? null : await knownGuest();
  const sender: Sender | null = row?.key === 'sender' ? row : guest && { ...guest, isGuest: true };
  return sender && paused?.key === 'signInNeeded' && paused.owner === sender.owner ? null : sender;
}

/**
 * Follows the session: a sign-in resumes sending that learner's rows, a sign-out stops it and deletes
 * nothing.
 */
export async function setSender(sender: Sender | null): Promise<void> {
  const known = await db.meta.get('sender');
  if (sender && known?.key === 'sender' && known.token === sender.token) return;
  await db.transaction('rw', db.meta, async () => {
    await db.meta.delete('signInNeeded');
    if (sender) await db.meta.put({ key: 'sender', owner: sender.owner, token: sender.token });
    // A subscription on the server ends with the session in which it was stored.
    if (sender) await storeAgain();
    else await db.meta.delete('sender');
  });
  if (sender) sendSoon();
}

export const pauseForSignIn = (owner: string): Promise<unknown> =>
  db.meta.put({ key: 'signInNeeded', owner });

/** Stored once per batch: every write waits for the disk. */
export const storeSkew = (ms: number): Promise<unknown> => db.meta.put({ key: 'skew', ms: Math.round(ms) });
