import { asksBack } from './asks-back.ts';
import type { HeardMeaning } from './decide-meaning.ts';
import type { HeardWords } from './heard-words.ts';

/**
 * Chances found with dev.tsv and the authors' own sentences (bench/paraphrases/learn-likeness.ts): from which a meaning is
 * heard, and from which two of them together are asked about.
 */
const HEARD = 0.7;
const ASKED = 0.35;
/** Least chance of each that is asked about. */
const CANDIDATE = 0.08;
/** Where the alignment is sure of a meaning, so much chance by the words is enough. */
const SECONDED = 0.2;
/** More would be a quiz. */
const MOST_CANDIDATES = 2;

/** What became of an answer. */
export type HeardTurn =
  | HeardMeaning
  /** The learner asks to hear it again, or what it means. */
  | { kind: 'askedBack' }
  /** There was a voice, but what it said is not sure: perhaps not English, or too much noise. */
  | { kind: 'unclear' };

interface TurnEvidence {
  /** Null where nobody wrote the answer down. */
  words: HeardWords | null;
  /** What the alignment of the authors' sentences found; null where it is not here. */
  aligned: HeardMeaning | null;
  meanings: readonly { id: string; sentences: readonly string[] }[];
}

const idsOf = (aligned: HeardMeaning | null): readonly string[] => {
  if (aligned?.kind === 'heard') return [aligned.meaning];
  return aligned?.kind === 'unsure' ? aligned.candidates : [];
};

function askedAbout({ likely }: HeardWords, aligned: HeardMeaning | null): HeardTurn | null {
  const ids = [...likely].sort((a, b) => Number(a.isTurned) - Number(b.isTurned) || b.chance - a.chance);
  const chance = likely.slice(0, MOST_CANDIDATES).reduce((sum, one) => sum + one.chance, 0);
  const byWords = chance < ASKED ? [] : ids.filter((one) => one.chance >= CANDIDATE).map(({ id }) => id);
  const candidates = [...new Set([...byWords.slice(0, MOST_CANDIDATES), ...idsOf(aligned)])];
  return candidates.length === 0
    ? null
    : { kind: 'unsure', candidates: candidates.slice(0, MOST_CANDIDATES) };
}

/**
 * What was meant in a turn: decided by the words, with the alignment as a second opinion. What is not clear is asked about,
 * and what is of the opposite sense is never taken as understood.
 */
export function decideTurn({ words, aligned, meanings }: TurnEvidence): HeardTurn {
  if (words === null) return aligned ?? { kind: 'other' };
  const second = aligned?.kind === 'heard' ? aligned.meaning : null;
  if (words.text === '') return second === null ? { kind: 'silence' } : { kind: 'heard', meaning: second };
  const [best] = words.likely;
  if (!words.isReliable) {
    if (second !== null && (best?.id === second || best === undefined))
      return { kind: 'heard', meaning: second };
    return askedAbout(words, aligned) ?? { kind: 'unclear' };
  }
  const isExpected = meanings.some(({ sentences }) => sentences.some(asksBack));
  if (!isExpected && asksBack(words.text)) return { kind: 'askedBack' };
  const seconded = words.likely.find(({ id }) => id === second);
  if (best && best.chance >= HEARD && !best.isTurned && (second === null || second === best.id))
    return { kind: 'heard', meaning: best.id };
  if (seconded && seconded === best && seconded.chance >= SECONDED && !seconded.isTurned)
    return { kind: 'heard', meaning: seconded.id };
  return askedAbout(words, aligned) ?? { kind: 'other' };
}
