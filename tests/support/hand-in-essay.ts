import { randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';
import { command } from './command.ts';
import type { ServerProcess } from './server-process.ts';
import { STARTER } from './starter.ts';

/** Submits the starter practice with only its essay. @returns the attempt */
export async function handInEssay(
  server: ServerProcess,
  account: Account,
  question_id: string,
  essay: string,
): Promise<string> {
  const attempt = { attempt_id: randomUUID(), practice_id: STARTER.practice };
  const answer = { type_code: 'ielts_writing', u: essay };
  await command(server, account, '/practice/update-single-answer', { ...attempt, question_id, answer });
  await command(server, account, '/practice/submit', attempt);
  return attempt.attempt_id;
}
