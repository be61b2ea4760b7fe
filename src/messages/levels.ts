import { type LevelEstimate, levelOfBand } from '#rules/level/estimate-level.ts';
import { LEVEL_SPANS, type LevelSpan } from '#rules/roadmap/level-spans.ts';

export interface LevelFacts extends LevelSpan {
  /** As named by the courses. */
  name: string;
  /** Who it is for, in one line. */
  who: string;
}

const WORDS: readonly { name: string; who: string }[] = [
  { name: 'Pre-Foundation', who: 'Mất gốc, hoặc đã bỏ tiếng Anh nhiều năm' },
  { name: 'Foundation', who: 'Hiểu câu ngắn, nhưng còn lẫn thì và thiếu từ' },
  { name: 'Intermediate', who: 'Nói và viết được ý mình, nhưng câu còn rời rạc' },
  { name: 'Upper-Intermediate', who: 'Dùng được tiếng Anh hằng ngày, cần nói và viết có lập luận' },
  { name: 'Advanced', who: 'Đã vững, cần chính xác và tự nhiên hơn' },
];

/** The five levels of the courses, from the first to the last. */
export const LEVELS: readonly LevelFacts[] = LEVEL_SPANS.flatMap((span) => {
  const words = WORDS[span.level];
  return words ? [{ ...span, ...words }] : [];
});

/** One decimal, as bands are written. */
export const bandText = (band: number): string => band.toFixed(1);

/** Where a level leads, such as `3.0 → 4.5`. */
export const bandsOf = ({ from, to }: LevelFacts): string =>
  `${from === null ? 'Từ đầu' : bandText(from)} → ${bandText(to)}`;

const courseLevelName = (level: number): string => WORDS[level]?.name ?? String(level);

/** A learner's level as every page words it. */
export const levelWords = ({ band, low, high }: LevelEstimate): string =>
  `khoảng band ${bandText(band)}, có thể từ ${bandText(low)} đến ${bandText(high)}: trình độ ${courseLevelName(levelOfBand(band))}`;

/** The same as a sentence, with what it follows from. */
export const levelSentence = (estimate: LevelEstimate): string =>
  `Theo các bài đã làm, hiện bạn ở ${levelWords(estimate)}.`;
