import type { TrialChat } from '#contract/learning-trial.ts';
import type { SpokenLine } from '#contract/speaking.ts';

/** Everything that is heard in the lesson, in order, to be fetched ahead. */
export const linesToHear = ({ messages }: Pick<TrialChat, 'messages'>): SpokenLine[] =>
  messages.flatMap(({ line, ask }) => [line, ask?.heard ?? null]).filter((line) => line !== null);
