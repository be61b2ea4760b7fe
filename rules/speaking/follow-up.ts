import type { FollowUp } from '#contract/speaking.ts';
import { heardWords, placesOf } from './heard-words.ts';

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

/** Words that turn a statement into its opposite, and how many words before the thing itself they may be. */
const NEGATIONS = new Set(
  'no not never without hardly neither nor none cannot isnt arent dont doesnt'.split(' '),
);
const NEGATION_REACH = 5;
/** What begins a new clause, to which an earlier "not" does not belong. */
const CLAUSE_WORDS = new Set('but and or so because although though however except'.split(' '));

const isNegation = (word: string): boolean => NEGATIONS.has(word) || word.endsWith("n't");

/** Whether the thing named at this place is said not to be. */
function isDenied(words: readonly (string | null)[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - NEGATION_REACH); back--) {
    const word = words[back];
    if (word === null || word === undefined || CLAUSE_WORDS.has(word)) return false;
    if (isNegation(word)) return true;
  }
  return false;
}

/** Whether one of these words or phrases is named, and not only to say that it is not so. */
export function isHeard(said: string, phrases: readonly string[]): boolean {
  const words = heardWords(said);
  return phrases.some((phrase) => placesOf(words, phrase).some((at) => !isDenied(words, at)));
}

/** Whether a reason is given. */
export function hasReason(said: string): boolean {
  const words = heardWords(said);
  return REASONS.some((phrase) =>
    placesOf(words, phrase).some((at) => phrase !== 'since' || !TIMES.test(words[at + 1] ?? '')),
  );
}

/** What fits best: to have listened, then to help a short answer on, then to ask for the reason. */
const ORDER = ['heard', 'short', 'no_reason'] as const;

function fits(
  { when, words }: FollowUp,
  { transcript, perhaps, words: count }: HeardAnswer,
  part: 1 | 2 | 3,
): boolean {
  switch (when) {
    case 'heard':
      // An unsure word may be the "not" before a sure one.
      return transcript !== null && isHeard(transcript, words) && isHeard(perhaps ?? transcript, words);
    case 'short':
      return count !== null && isShortAnswer(count, part);
    case 'no_reason':
      return transcript !== null && !hasReason(perhaps ?? transcript);
  }
}

/**
 * The author's follow-up to an answer, if one fits.
 * @param asked texts of those that were asked already: none is asked twice
 */
export function chooseFollowUp(
  followUps: readonly FollowUp[],
  answer: HeardAnswer,
  part: 1 | 2 | 3,
  asked: ReadonlySet<string>,
): FollowUp | null {
  const fresh = followUps.filter((followUp) => !asked.has(followUp.text) && fits(followUp, answer, part));
  for (const when of ORDER) {
    const found = fresh.find((followUp) => followUp.when === when);
    if (found) return found;
  }
  return null;
}
