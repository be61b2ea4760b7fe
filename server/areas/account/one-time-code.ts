import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/connect.ts';
import { otps } from '../../db/schema-account.ts';

const LIFE_MS = 5 * 60_000;
const TRIES = 5;

const hashOf = (phone: string, salt: string, code: string): string =>
  createHash('sha256').update(`${phone}:${salt}:${code}`).digest('hex');

/** Makes a new code for the phone; an older one is void from now on. */
export async function makeCode(db: Database, phone: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('base64url');
  const row = {
    phone,
    salt,
    code_hash: hashOf(phone, salt, code),
    tries_left: TRIES,
    expires_at: new Date(Date.now() + LIFE_MS),
  };
  await db.insert(otps).values(row).onConflictDoUpdate({ target: otps.phone, set: row });
  return code;
}

/**
 * Whether the code is the phone's. A wrong one costs one of its five tries, committed at once whatever the caller's
 * transaction comes to; a right one costs nothing and stays usable.
 */
export async function tryCode(db: Database, phone: string, code: string): Promise<boolean> {
  const alive = and(eq(otps.phone, phone), gt(otps.tries_left, 0), gt(otps.expires_at, new Date()));
  const [row] = await db
    .update(otps)
    .set({ tries_left: sql`${otps.tries_left} - 1` })
    .where(alive)
    .returning();
  if (!row) return false;
  const right = timingSafeEqual(
    Buffer.from(hashOf(phone, row.salt, code), 'hex'),
    Buffer.from(row.code_hash, 'hex'),
  );
  if (right) {
    await db
      .update(otps)
      .set({ tries_left: sql`${otps.tries_left} + 1` })
      .where(and(eq(otps.phone, phone), eq(otps.salt, row.salt)));
  }
  return right;
}

/** Uses up a code that `tryCode` found right. False when another request used it first. */
export async function consumeCode(tx: Tx, phone: string): Promise<boolean> {
  const used = await tx.delete(otps).where(eq(otps.phone, phone)).returning({ phone: otps.phone });
  return used.length > 0;
}
