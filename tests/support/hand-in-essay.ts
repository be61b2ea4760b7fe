import { randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';
import type { ServerProcess } from './server-process.ts';
import { STARTER } from './starter.ts';

/** Hands in the starter practice with its essay alone. @returns the attempt */
export async function handInEssay(
  server: ServerProcess,
  { token }: Account,
  question_id: string,
  essay: string,
): Promise<string> {
  const attempt_id = randomUUID();
  const clock = { at: Date.now() - 1_000, skew: 0 };
  const command = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${server.origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ attempt_id, practice_id: STARTER.practice, ...clock, ...body }),
    });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  };
  await command('/practice/update-single-answer', {
    question_id,
    answer: { type_code: 'ielts_writing', u: essay },
  });
  await command('/practice/submit', {});
  return attempt_id;
}
