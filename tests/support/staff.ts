import { Secret, TOTP } from 'otpauth';
import { z } from 'zod/mini';
import type { Role } from '#contract/staff.ts';
import { type Account, register } from './accounts.ts';
import { operate } from './operate.ts';
import type { ServerProcess } from './server-process.ts';

const enrolled = z.object({ data: z.object({ secret: z.string() }) });

/** A new member of staff whose session is open: the role from the command line, the code from their app. */
export async function registerStaff(server: ServerProcess, role: Role): Promise<Account> {
  const account = await register(server);
  await operate(server, 'grant', account.phone, `role:${role}`);
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${server.origin}/api/staff/second-factor${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { secret } = enrolled.parse(await post('', {})).data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await post('/confirm', { code });
  return account;
}
