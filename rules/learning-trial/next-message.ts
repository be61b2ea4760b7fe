import type { TrialMessage } from '#contract/learning-trial.ts';

/** Messages shown so far, and the one that waits for an answer; null: everything is answered or skipped. */
interface ChatSoFar {
  shown: TrialMessage[];
  current: TrialMessage | null;
}

/** A chat goes on by itself up to the next question, in the order of the lesson. */
export function chatSoFar(
  messages: readonly TrialMessage[],
  isDone: (questionId: string) => boolean,
): ChatSoFar {
  const stop = messages.findIndex(({ ask }) => ask !== null && !isDone(ask.question.id));
  if (stop === -1) return { shown: [...messages], current: null };
  return { shown: messages.slice(0, stop + 1), current: messages[stop] ?? null };
}
