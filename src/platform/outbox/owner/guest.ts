import { db } from '../database/db.ts';

/** A guest at work on this device. */
interface Visitor {
  /** Whose rows are theirs, on this device alone. */
  owner: string;
  /** What the server knows them by. */
  token: string;
}

export async function knownGuest(): Promise<Visitor | null> {
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

/** The guest of this device, made with or without network; two tabs make one. */
export const becomeGuest = (): Promise<Visitor> =>
  db.transaction('rw', db.meta, async () => {
    const known = await knownGuest();
    if (known) return known;
    const visitor: Visitor = { owner: `guest-${crypto.randomUUID()}`, token: randomToken() };
    await db.meta.put({ key: 'visitor', ...visitor });
    return visitor;
  });
