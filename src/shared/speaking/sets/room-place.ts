import { answersOf, attemptsOf, changeAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';

/** Keeps where the learner is in a conversation, so that it goes on there after the browser was killed. */
export const keepPlace = (attemptId: string, place: ConversationPlace): Promise<unknown> =>
  changeAttempt(attemptId, { place });

/** Texts of the follow-ups that this learner has answered at a set on this device. */
export async function answeredFollowUps(owner: string, setId: string): Promise<ReadonlySet<string>> {
  const attempts = await attemptsOf(owner, setId);
  const answers = (await Promise.all(attempts.map(({ id }) => answersOf(id)))).flat();
  return new Set(
    answers.flatMap(({ answer }) =>
      answer.type_code === 'ielts_unscripted_speaking' && answer.asked ? [answer.asked.text] : [],
    ),
  );
}
