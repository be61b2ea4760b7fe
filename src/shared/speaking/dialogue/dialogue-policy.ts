import type { SpeakingSetDetail, SpokenLine } from '#contract/speaking.ts';
import type { HeardAnswer } from '#rules/speaking/follow-up.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';
import type { DialogueStep, Talk } from './steps.ts';

export type FollowUpQuestion = NonNullable<ConversationPlace['followUp']>;

/** How a conversation is held: what differs between practice and a short talk. Keep it stable. */
export interface DialoguePolicy {
  /** What the examiner says before the first question. @param times picks the wording */
  greeting: (detail: SpeakingSetDetail, times: number) => readonly SpokenLine[];
  /** What the examiner says after the last question. */
  farewell: (detail: SpeakingSetDetail) => SpokenLine | null;
  /** The follow-up to an answer; null if none fits. */
  findFollowUp: (step: DialogueStep, heard: HeardAnswer) => Promise<FollowUpQuestion | null>;
  /** The learner chooses whether to answer a follow-up, or is asked it on going on. */
  followUps: 'offered' | 'asked';
  /** A card waits for a press before its time to prepare begins. */
  waitsAtCards: boolean;
  /** A conversation that was left is resumed at its last question even if that is answered. */
  revisits: boolean;
  /** Longest answer to a question, seconds. */
  longest: (content: Talk) => number;
  /** A question in the queue of unsent work. */
  label: (step: DialogueStep, followUp: FollowUpQuestion | undefined) => string;
}
