import { db } from './db.ts';
import { wake } from './wake.ts';

export interface Sender {
  owner: string;
  token: string;
}

/** Who may send now. Kept in the database so that the service worker knows it as well. */
export async function currentSender(): Promise<Sender | null> {
  const [row, paused] = await Promise.all([db.meta.get('sender'), db.meta.get('signInNeeded')]);
  if (row?.key !== 'sender') return null;
  return paused?.key === 'signInNeeded' && paused.owner === row.owner ? null : row;
}

/** Follows the session: a sign-in lets that learner's rows go on, a sign-out stops sending and deletes nothing. */
export async function setSender(sender: Sender | null): Promise<void> {
  const known = await db.meta.get('sender');
  if (sender && known?.key === 'sender' && known.token === sender.token) return;
  await db.transaction('rw', db.meta, async () => {
    await db.meta.delete('signInNeeded');
    if (sender) await db.meta.put({ key: 'sender', owner: sender.owner, token: sender.token });
    else await db.meta.delete('sender');
  });
  if (sender) wake();
}

export const pauseForSignIn = (owner: string): Promise<unknown> =>
  db.meta.put({ key: 'signInNeeded', owner });

/** Stored once a batch: every write waits for the disk. */
export const noteSkew = (ms: number): Promise<unknown> => db.meta.put({ key: 'skew', ms: Math.round(ms) });
