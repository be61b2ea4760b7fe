import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';
import { db } from '../database/db.ts';
import type { MetaRow } from '../database/meta-rows.ts';
import { setSender } from './sender.ts';

/** Until then the server has ended any token by itself, milliseconds. */
const LIFE_MS = 366 * 86_400_000;
const PREFIX = 'revocation:';

type Revocation = Extract<MetaRow, { at: number; token: string }>;

const isRevocation = (row: MetaRow): row is Revocation => row.key.startsWith(PREFIX);

const revocations = async (): Promise<Revocation[]> =>
  (await db.meta.where('key').startsWith(PREFIX).toArray()).filter(isRevocation);

/**
 * Signs out permanently, with or without a network: nothing is sent from this device any more, and the token
 * is stored only to be ended on the server.
 */
export const revokeLater = (token: string): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    await db.meta.put({ key: `${PREFIX}${crypto.randomUUID()}`, token, at: Date.now() });
    await setSender(null);
  });

/**
 * Whether this device has signed out with the token, even if a cookie that was written too late still has it.
 */
export const isRevoked = async (token: string): Promise<boolean> =>
  (await revocations()).some((row) => row.token === token);

/**
 * Ends the stored tokens on the server, and deletes each one that the server confirms. Called again until
 * none is left.
 * @returns whether none is left
 */
export async function sendRevocations(): Promise<boolean> {
  let left = 0;
  for (const { key, token, at } of await revocations()) {
    const result = await call(ENDPOINTS.account.logout, { options: { as: { token }, limits: 'quick' } });
    const ended = result.success || result.code === 'NOT_SIGNED_IN' || Date.now() - at > LIFE_MS;
    if (ended) await db.meta.delete(key);
    else left++;
  }
  return left === 0;
}
