import { stem } from '../writing/word-forms.ts';
import { plainWord, type TranscriptWord } from './transcript-word.ts';

export type Disfluency = 'filler' | 'repair';

const FILLERS = new Set('um umm uh uhh er err erm uhm ah eh hm hmm mm mmm ờ ừm à'.split(' '));
/** Doubled on purpose, or rightly: "very very good", "had had". */
const DOUBLED = new Set('very really so no bye ha long many much far that had more again'.split(' '));

/** Forms of which one is put in the place of the other. */
const SWAPPED = new Set(
  'he she|she he|his her|her his|is are|are is|was were|were was|is was|was is|are were|have has|has have|do does|does do|a an|an a|in on|on in|at in|in at|this these|these this'.split(
    '|',
  ),
);

const isCorrected = (first: string, second: string): boolean =>
  SWAPPED.has(`${first} ${second}`) ||
  (first !== second && first.length > 3 && second.length > 3 && stem(first) === stem(second));

/**
 * Which words of a transcript are fillers, and which were said again or put right at once: the first saying is marked,
 * not the one that stands.
 */
export function markDisfluencies(words: readonly Pick<TranscriptWord, 'text'>[]): (Disfluency | null)[] {
  const plain = words.map(plainWord);
  const marks = plain.map((word): Disfluency | null => (FILLERS.has(word) ? 'filler' : null));
  const kept = plain.flatMap((word, index) => (marks[index] === null ? [{ word, index }] : []));
  for (const [at, { word, index }] of kept.entries()) {
    const [second, third, fourth] = [kept[at + 1], kept[at + 2], kept[at + 3]];
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
