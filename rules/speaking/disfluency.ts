import { stem } from '../writing/word-forms.ts';
import { plainWord, type TranscriptWord } from './transcript-word.ts';

export type Disfluency = 'filler' | 'repair';

const FILLERS = new Set('um umm uh uhh er err erm uhm ah eh hm hmm mm mmm ờ ừm à'.split(' '));
/** Words that may be doubled intentionally or correctly: "very very good", "had had". */
const DOUBLED = new Set('very really so no bye ha long many much far that had more again'.split(' '));

/** Pairs of forms of which one corrects the other. */
const SWAPPED = new Set(
  'he she|she he|his her|her his|is are|are is|was were|were was|is was|was is|are were|have has|has have|do does|does do|a an|an a|in on|on in|at in|in at|this these|these this'.split(
    '|',
  ),
);

const isCorrected = (first: string, second: string): boolean =>
  SWAPPED.has(`${first} ${second}`) ||
  (first !== second && first.length > 3 && second.length > 3 && stem(first) === stem(second));

/**
 * Marks the words of a transcript that are fillers, and those that were immediately repeated or corrected: the first
 * version is marked, not the final one.
 */
export function markDisfluencies(words: readonly Pick<TranscriptWord, 'text'>[]): (Disfluency | null)[] {
  const plain = words.map(plainWord);
  const marks = plain.map((word): Disfluency | null => (FILLERS.has(word) ? 'filler' : null));
  const fluent = plain.flatMap((word, index) => (marks[index] === null ? [{ word, index }] : []));
  for (const [at, { word, index }] of fluent.entries()) {
    const [second, third, fourth] = [fluent[at + 1], fluent[at + 2], fluent[at + 3]];
    if (second === undefined || marks[index] !== null) continue;
    if ((word === second.word && !DOUBLED.has(word)) || isCorrected(word, second.word))
      marks[index] = 'repair';
    else if (third && fourth && word === third.word && second.word === fourth.word && word !== second.word) {
      marks[index] = 'repair';
      marks[second.index] = 'repair';
    }
  }
  return marks;
}
