import { LONGEST_TALK_SECONDS } from '#rules/speaking/longest-talk.ts';
import { authorFollowUp } from '#src/shared/speaking/dialogue/author-follow-up.ts';
import type { DialoguePolicy } from '#src/shared/speaking/dialogue/dialogue-policy.ts';
import { wordingOf } from '#src/shared/speaking/dialogue/steps.ts';

/** The examiner stops an answer at this many times the length that the exam gives it. */
const PATIENCE = 2;

const NONE: ReadonlySet<string> = new Set();

/** A short talk: led from question to question, with the author's follow-ups as part of it. @param label in the queue */
export const shortTalkPolicy = (label: string): DialoguePolicy => ({
  greeting: ({ examiner, intro }, times) => (intro ? [intro] : wordingOf(examiner.greeting, times)),
  farewell: () => null,
  findFollowUp: async (step, heard) => authorFollowUp(step, heard, NONE),
  followUps: 'asked',
  waitsAtCards: true,
  revisits: false,
  longest: ({ max_seconds }) => Math.min(PATIENCE * max_seconds, LONGEST_TALK_SECONDS),
  label: () => label,
});
