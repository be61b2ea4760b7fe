import type { FollowUp, NoticedFollowUp } from '#contract/speaking.ts';
import { statesFeeling, statesOpinion } from './feelings.ts';
import { givesExample, mayGiveExample } from './gives-example.ts';
import { isHeard } from './heard-phrases.ts';
import { heardWords, placesOf } from './heard-words.ts';
import { saysWhen, tellsPastEvent } from './past-event.ts';

/** What was heard of an answer. */
export interface HeardAnswer {
  /** The words that were surely said; null without a transcript. */
  transcript: string | null;
  /** With those that were perhaps not said; missing where all are sure. */
  perhaps?: string;
  /** Counted in the transcript, or estimated from the sound; null if neither is possible. */
  words: number | null;
}

/** Answers with fewer words are short, by part of the exam. */
const SHORT = { 1: 12, 2: 12, 3: 25 } as const;

export const isShortAnswer = (words: number, part: 1 | 2 | 3): boolean => words < SHORT[part];

/** What gives a reason. */
const REASONS = [
  'because',
  'cause',
  "'cause",
  'since',
  'so that',
  'the reason',
  'the main reason',
  "that's why",
  'that is why',
  "that's because",
  'due to',
  'thanks to',
  'in order to',
];
/** "Since" is a time before these. */
const TIMES = /^(?:\d+|then|i|last|childhood|birth|the|my)$/;

/** Whether a reason is given. */
export function hasReason(said: string): boolean {
  const words = heardWords(said);
  return REASONS.some((phrase) =>
    placesOf(words, phrase).some((at) => phrase !== 'since' || !TIMES.test(words[at + 1] ?? '')),
  );
}

type AuthorFollowUp = FollowUp | NoticedFollowUp;

/**
 * What fits best: to have listened, to help a short answer on, to take up what was told, then to ask for what is missing.
 * Nearly every answer has an opinion.
 */
const ORDER = [
  ...['heard', 'short', 'feeling', 'no_time', 'past', 'example'],
  ...['no_reason', 'no_example', 'opinion'],
] as const satisfies readonly AuthorFollowUp['when'][];

/** What an answer has if both its sure words and all of them have it: an unsure word may be the "not" before a sure one. */
const has = ({ transcript, perhaps }: HeardAnswer, finds: (said: string) => boolean): boolean =>
  transcript !== null && finds(transcript) && finds(perhaps ?? transcript);

/** What an answer lacks if it was not even perhaps said. */
const lacks = ({ transcript, perhaps }: HeardAnswer, finds: (said: string) => boolean): boolean =>
  transcript !== null && !finds(perhaps ?? transcript);

function fits(followUp: AuthorFollowUp, answer: HeardAnswer, part: 1 | 2 | 3): boolean {
  switch (followUp.when) {
    case 'heard':
      return has(answer, (said) => isHeard(said, followUp.words));
    case 'short':
      return answer.words !== null && isShortAnswer(answer.words, part);
    case 'no_reason':
      return lacks(answer, hasReason);
    case 'example':
      return has(answer, givesExample);
    case 'no_example':
      return lacks(answer, mayGiveExample);
    case 'past':
      return has(answer, tellsPastEvent);
    case 'no_time':
      return has(answer, tellsPastEvent) && lacks(answer, saysWhen);
    case 'feeling':
      return has(answer, statesFeeling);
    case 'opinion':
      return has(answer, statesOpinion);
  }
}

/**
 * The author's follow-up to an answer, if one fits.
 * @param asked texts of those that were asked already: none is asked twice
 */
export function chooseFollowUp(
  followUps: readonly AuthorFollowUp[],
  answer: HeardAnswer,
  part: 1 | 2 | 3,
  asked: ReadonlySet<string>,
): AuthorFollowUp | null {
  const fresh = followUps.filter((followUp) => !asked.has(followUp.text) && fits(followUp, answer, part));
  for (const when of ORDER) {
    const found = fresh.find((followUp) => followUp.when === when);
    if (found) return found;
  }
  return null;
}
