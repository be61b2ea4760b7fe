import type { Account } from './accounts.ts';
import type { ServerProcess } from './server-process.ts';

/** Chooses a speaking level, which is asked for before the first visit of the speaking room. */
export async function chooseLevel(
  { origin }: Pick<ServerProcess, 'origin'>,
  { token }: Account,
): Promise<void> {
  const response = await fetch(`${origin}/api/ielts/virtual-room/user-level`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ level: 3, source: 'chosen', at: Date.now(), skew: 0 }),
  });
  if (!response.ok) throw new Error(`user-level: ${response.status} ${await response.text()}`);
}
