import { DRILL } from '#src/messages/reading-report.ts';

/** One drill: two sounds that Vietnamese learners mix up, how to make each, and words that differ in nothing else. */
export interface Drill {
  /** Where the two sides are no single sounds. */
  title?: string;
  /** The two as they are listed, such as `iː` and `ɪ`. */
  sides: readonly [DrillSide, DrillSide];
  /** What usually goes wrong, in Vietnamese. */
  trap: string;
  /** A pair a line: `sheep /ʃiːp/ con cừu | ship /ʃɪp/ con tàu`, left and right as the sides; British IPA. */
  pairs: string;
}

export interface DrillSide {
  /** IPA between slashes, or a word for what is no single sound. */
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

/** What a drill is called. */
export const titleOf = ({ title, sides: [left, right] }: Drill): string =>
  title ?? DRILL.title(left.sound, right.sound);

/** The pairs of a drill, as its author wrote them. */
export const pairsOf = ({ pairs }: Drill): WordPair[] =>
  pairs
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right = ''] = line.split(' | ');
      return [wordOf(left), wordOf(right)];
    });
