import { db } from '../database/db.ts';

/** A guest who works on this device. */
interface Guest {
  /** Owner of their rows, on this device only. */
  owner: string;
  /** Identifies them to the server. */
  token: string;
}

const PREFIX = 'guest-';

/** Whether an owner is a guest, of this device or of its past. */
export const isGuest = (owner: string): boolean => owner.startsWith(PREFIX);

export async function knownGuest(): Promise<Guest | null> {
  const row = await db.meta.get('visitor');
  return row?.key === 'visitor' ? { owner: row.owner, token: row.token } : null;
}

/** 32 random bytes, base64url. */
function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** This device's guest, created with or without a network; two tabs create only one. */
export const becomeGuest = (): Promise<Guest> =>
  db.transaction('rw', db.meta, async () => {
    const known = await knownGuest();
    if (known) return known;
    const guest: Guest = { owner: `${PREFIX}${crypto.randomUUID()}`, token: randomToken() };
    await db.meta.put({ key: 'visitor', ...guest });
    return guest;
  });
