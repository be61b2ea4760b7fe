import { acceptedAlternatives } from '#rules/questions/answer-matching.ts';
import { blankNames } from '#rules/questions/fill-paragraph/blanks.ts';
import { isMarkedByKey } from '#rules/questions/marking.ts';
import { passageSearch } from '../passage-text.ts';
import type { QuestionFault } from './fault.ts';
import type { QuestionSource } from './source.ts';

/** Context that proofs are checked against. */
export interface ProofSetting {
  /** Whether a quote occurs in the passage or transcript; null if there is neither. */
  isQuoted: ((quote: string) => boolean) | null;
  /** Length of the recording in seconds; null without one. */
  audioSeconds: number | null;
}

/** Blanks or items that need individual proofs; empty if the question is proved as a whole. */
const partsOf = ({ content }: QuestionSource): string[] => {
  if (content.type_code === 'fill_paragraph') return blankNames(content.text);
  return content.type_code === 'matching' ? content.items.map(({ name }) => name) : [];
};

/** The words to find in the passage for a blank or the whole question; null for multiple choice. */
const wordsFor = ({ content, key }: QuestionSource, name: string | null): string | null => {
  if (key.type_code === 'free_text') return key.accepted;
  if (key.type_code !== 'fill_paragraph' || content.type_code !== 'fill_paragraph') return null;
  return content.word_bank === null && name !== null ? (key.blanks[name] ?? null) : null;
};

const needsProof = ({ content, key, isAnchored }: QuestionSource): boolean =>
  isAnchored &&
  isMarkedByKey(content.type_code) &&
  !(key.type_code === 'true_false' && key.value === 'NOT_GIVEN');

const missingFaults = (source: QuestionSource, parts: readonly string[]): QuestionFault[] => {
  if (!needsProof(source) || source.proofs.some(({ name }) => name === null)) return [];
  if (source.proofs.length === 0) {
    const message = 'Nothing proves the key: write "proof" with words of the passage, or "anchor: none"';
    return [{ at: [], message }];
  }
  return parts
    .filter((part) => !source.proofs.some(({ name }) => name === part))
    .map((part) => ({ at: ['proof'], message: `The blank or item ${part} has no proof` }));
};

/** Faulty and missing proofs of a question. */
export const proofFaults = (
  source: QuestionSource,
  { isQuoted, audioSeconds }: ProofSetting,
): QuestionFault[] => {
  const parts = partsOf(source);
  const faults = isQuoted === null ? [] : missingFaults(source, parts);
  for (const { name, quote, at: second, place: at } of source.proofs) {
    if (name !== null && !parts.includes(name))
      faults.push({ at, message: `The proof "${name}" belongs to no blank or item` });
    if (isQuoted === null) faults.push({ at, message: 'There is no passage that a proof could quote' });
    else if (!isQuoted(quote))
      faults.push({ at, message: `The proof "${quote}" does not stand in one paragraph of the passage` });
    if (second !== null && second > (audioSeconds ?? -1)) {
      const message =
        audioSeconds === null ? 'There is no recording to point into' : 'The recording is shorter than that';
      faults.push({ at, message });
    }
    const words = source.isAnchored ? wordsFor(source, name) : null;
    if (words !== null && !acceptedAlternatives(words).some(passageSearch(quote)))
      faults.push({ at, message: `The proof "${quote}" lacks the answer "${words}"` });
  }
  return faults;
};
