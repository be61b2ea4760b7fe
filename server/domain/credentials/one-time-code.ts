import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { OtpKind } from '#contract/account.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { otps } from '#server/db/schema-account.ts';

const LIFE_MS = 5 * 60_000;
const TRIES = 5;

/** Where all devices are that the learner has never signed in on. */
export const STRANGERS = '';

/** Which code is meant. A code of another kind or lane neither voids it nor shares its tries. */
export interface CodePlace {
  phone: string;
  kind: OtpKind;
  /** The mark of a device known to the learner, the id of a learner whose session asks, or `STRANGERS`. */
  lane: string;
}

/** A code that was found right. */
export type RightCode = CodePlace & { salt: string };

const hashOf = (phone: string, salt: string, code: string): string =>
  createHash('sha256').update(`${phone}:${salt}:${code}`).digest('hex');

/** Makes a new code; an older one of the same place is void from now on. */
export async function makeCode(db: Database, { phone, kind, lane }: CodePlace): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('base64url');
  const row = {
    phone,
    kind,
    lane,
    salt,
    code_hash: hashOf(phone, salt, code),
    tries_left: TRIES,
    expires_at: new Date(Date.now() + LIFE_MS),
  };
  await db
    .insert(otps)
    .values(row)
    .onConflictDoUpdate({ target: [otps.phone, otps.kind, otps.lane], set: row });
  return code;
}

/**
 * The code, if it is right; else null. A wrong one costs one of its five tries, committed at once whatever the caller's
 * transaction comes to; a right one costs nothing and stays usable.
 * @param elsewhere lanes whose code will do, the first that has one, once there is none in the place itself
 */
export async function tryCode(
  db: Database,
  place: CodePlace,
  code: string,
  elsewhere: readonly string[] = [STRANGERS],
): Promise<RightCode | null> {
  const { phone, kind } = place;
  const alive = and(
    eq(otps.phone, phone),
    eq(otps.kind, kind),
    gt(otps.tries_left, 0),
    gt(otps.expires_at, new Date()),
  );
  const lanes = [place.lane, ...elsewhere];
  const found = await db
    .select({ lane: otps.lane })
    .from(otps)
    .where(and(alive, inArray(otps.lane, lanes)));
  const nearest = lanes.find((lane) => found.some((row) => row.lane === lane));
  if (nearest === undefined) return null;
  const [row] = await db
    .update(otps)
    .set({ tries_left: sql`${otps.tries_left} - 1` })
    .where(and(alive, eq(otps.lane, nearest)))
    .returning();
  if (!row) return null;
  const right = timingSafeEqual(
    Buffer.from(hashOf(phone, row.salt, code), 'hex'),
    Buffer.from(row.code_hash, 'hex'),
  );
  if (!right) return null;
  const tried = { phone, kind, lane: row.lane, salt: row.salt };
  await db
    .update(otps)
    .set({ tries_left: sql`${otps.tries_left} + 1` })
    .where(isCode(tried));
  return tried;
}

const isCode = ({ phone, kind, lane, salt }: RightCode) =>
  and(eq(otps.phone, phone), eq(otps.kind, kind), eq(otps.lane, lane), eq(otps.salt, salt));

/** Uses up a code that `tryCode` found right. False when another request used it first. */
export async function consumeCode(tx: Tx, code: RightCode): Promise<boolean> {
  const used = await tx.delete(otps).where(isCode(code)).returning({ phone: otps.phone });
  return used.length > 0;
}
