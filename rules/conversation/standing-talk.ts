import type { SceneAnswer } from '#contract/conversation.ts';
import { FREE_TEXT_MAX } from '#contract/free-talk.ts';
import type { Answered } from './scene-talk.ts';

/** The answers of a talk that is not over; none: it is over. */
export interface KeptTalk<A = SceneAnswer> {
  answers: readonly A[];
  /** Of the last one, or of the end; milliseconds since 1970. Null: not known, in what earlier versions stored. */
  at: number | null;
}

/** What is done with a talk that was left on two devices. `bring`: the other one takes the place of the one here. */
export type TalkVerdict = 'same' | 'stay' | 'bring';

/** As much as the partner is told of them. */
const heldWords = ({ words }: { words: string }): string => words.slice(0, FREE_TEXT_MAX.answer);

/** An answer without the words that were heard: those stay on the device. */
export function withoutHeard(answered: Answered): SceneAnswer {
  switch (answered.kind) {
    case 'meaning':
      return { kind: 'meaning', meaning: answered.meaning, by: answered.by };
    case 'other':
      return { kind: 'other' };
    case 'free':
      return { ...answered, words: heldWords(answered), missions: [...answered.missions] };
    case 'written':
      return { ...answered, words: heldWords(answered) };
    default:
      return answered;
  }
}

/** By kind and content, whatever the order of the fields. */
const wordingOf = (answer: SceneAnswer): string =>
  JSON.stringify(Object.entries(answer).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether a talk begins with all of another one. */
const goesOnFrom = (longer: readonly string[], shorter: readonly string[]): boolean =>
  longer.length > shorter.length && shorter.every((answer, index) => answer === longer[index]);

/**
 * Compares the talk here with the one that the server has. Answers of a talk follow from each other, so the newer talk
 * stands as a whole. Where the clocks say otherwise, one that goes on from the other is the newer one all the same, and
 * one whose time is not known is left alone.
 * @param here its time by the clock of the server
 */
export function compareTalks(here: KeptTalk<Answered> | null, there: KeptTalk): TalkVerdict {
  const own = (here?.answers ?? []).map((answer) => wordingOf(withoutHeard(answer)));
  const other = there.answers.map(wordingOf);
  if (own.length === other.length && own.every((answer, index) => answer === other[index])) return 'same';
  if (there.at === null) return 'stay';
  if (!here) return 'bring';
  if (own.length > 0 && here.at === null) return 'stay';
  if (other.length > 0 && goesOnFrom(own, other)) return 'stay';
  return (here.at ?? 0) >= there.at ? 'stay' : 'bring';
}
