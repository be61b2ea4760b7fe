import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import { newPhone } from './new-phone.ts';
import type { ServerProcess } from './server-process.ts';

export interface Account {
  phone: string;
  token: string;
  learnerId: string;
}

const tokenEnvelope = z.object({ data: z.object({ access_token: z.string(), learner_id: z.uuid() }) });

/** What is required of a server to create accounts on it. */
type Reached = Pick<ServerProcess, 'origin' | 'otpOf'>;

async function post(server: Reached, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(json)}`);
  return json;
}

const accountOf = (phone: string, answer: unknown): Account => {
  const { access_token, learner_id } = tokenEnvelope.parse(answer).data;
  return { phone, token: access_token, learnerId: learner_id };
};

/** Registers a new learner as the app does, with the code written by the SMS adapter. */
export async function register(server: Reached, phone = newPhone()): Promise<Account> {
  await post(server, '/v2.2/send-otp', { phone, type: 0, agent_type: 'web' });
  const information = {
    full_name: 'Nguyễn Thị Thử',
    phone,
    source: 'web',
    book: null,
    history_description: null,
    referer: null,
  };
  const code = await server.otpOf(phone);
  return accountOf(phone, await post(server, '/auto-register', { code, mobile: phone, information }));
}

/** Signs an existing learner in again: a new token; the old ones become invalid. */
export async function signInAgain(server: Reached, { phone }: Account): Promise<Account> {
  await post(server, '/v2.2/send-otp', { phone, type: 1, agent_type: 'web' });
  const code = await server.otpOf(phone);
  const hash = createHash('sha256').update('hoa-sua-thang-muoi').digest('hex');
  const body = { phone_number: phone, code, new_password: hash, re_new_password: hash };
  return accountOf(phone, await post(server, '/reset-password', body));
}

export async function activateCourse(server: Reached, account: Account, courseId: string): Promise<void> {
  const response = await fetch(`${server.origin}/api/ielts/course/${courseId}/activate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}` },
  });
  if (!response.ok) throw new Error(`activate: ${response.status} ${await response.text()}`);
}
