import { DRILL } from '#src/messages/reading-report.ts';

/**
 * One drill: two sounds that Vietnamese learners mix up, how to make each, and words that differ only in
 * them.
 */
export interface Drill {
  /** If the two sides are not single sounds. */
  title?: string;
  /** The two as they are listed, such as `iː` and `ɪ`. */
  sides: readonly [DrillSide, DrillSide];
  /** What usually goes wrong, in Vietnamese. */
  trap: string;
  /**
   * One pair per line: `sheep /ʃiːp/ con cừu | ship /ʃɪp/ con tàu`, left and right as in `sides`; British
   * IPA.
   */
  pairs: string;
}

export interface DrillSide {
  /** IPA between slashes, or a word if it is not a single sound. */
  sound: string;
  /** What lips and tongue do, in Vietnamese. */
  how: string;
}

export interface DrillWord {
  text: string;
  /** Between slashes. */
  ipa: string;
  meaning: string;
}
export type WordPair = readonly [DrillWord, DrillWord];

const WORD = /^(?<text>\S+(?: \S+)?) (?<ipa>\/[^/]+\/) (?<meaning>.+)$/;

function wordOf(source: string): DrillWord {
  const { text = '', ipa = '', meaning = '' } = WORD.exec(source.trim())?.groups ?? {};
  return { text, ipa, meaning };
}

/** Title of a drill. */
export const titleOf = ({ title, sides: [left, right] }: Drill): string =>
  title ?? DRILL.title(left.sound, right.sound);

/** The parsed pairs of a drill. */
export const pairsOf = ({ pairs }: Drill): WordPair[] =>
  pairs
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right = ''] = line.split(' | ');
      return [wordOf(left), wordOf(right)];
    });
