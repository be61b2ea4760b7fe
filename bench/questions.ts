import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { QuestionType } from '#contract/question.ts';
import type { Account } from '../tests/support/accounts.ts';
import type { ServerProcess } from '../tests/support/server-process.ts';

const envelope = z.object({ data: ENDPOINTS.practice.listQuestion.response });

/** One question id of each type that the measurements need. */
export async function questionsOf(
  server: ServerProcess,
  account: Account,
  practiceId: string,
): Promise<Record<'free_text' | 'ielts_scripted_speaking', string>> {
  const response = await fetch(`${server.origin}/api/practice/list-question?practice_id=${practiceId}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  const { questions } = envelope.parse(await response.json()).data;
  const idOf = (type: QuestionType): string => {
    const found = questions.find(({ content }) => content.type_code === type);
    if (!found) throw new Error(`${practiceId} has no ${type}`);
    return found.id;
  };
  return { free_text: idOf('free_text'), ielts_scripted_speaking: idOf('ielts_scripted_speaking') };
}
