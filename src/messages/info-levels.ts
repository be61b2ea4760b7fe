import { COURSE_LEVELS } from '#contract/course.ts';

export interface LevelFacts {
  level: number;
  /** As the courses name it. */
  name: string;
  /** Bands, about; null: no English yet. */
  from: number | null;
  to: number;
  /** Hours of study with full attention, a range that most learners fall into; no figure measured here. */
  hours: readonly [number, number];
  /** Who it is for, in a line. */
  who: string;
}

/** The five levels of the courses, from the first to the last. */
export const LEVELS: readonly LevelFacts[] = [
  {
    level: COURSE_LEVELS['Pre-Foundation'],
    name: 'Pre-Foundation',
    from: null,
    to: 3,
    hours: [120, 180],
    who: 'Mất gốc, hoặc đã bỏ tiếng Anh nhiều năm',
  },
  {
    level: COURSE_LEVELS.Foundation,
    name: 'Foundation',
    from: 3,
    to: 4.5,
    hours: [150, 200],
    who: 'Hiểu câu ngắn, nhưng còn lẫn thì và thiếu từ',
  },
  {
    level: COURSE_LEVELS.Intermediate,
    name: 'Intermediate',
    from: 4.5,
    to: 6,
    hours: [200, 300],
    who: 'Nói và viết được ý mình, nhưng câu còn rời rạc',
  },
  {
    level: COURSE_LEVELS['Upper-Intermediate'],
    name: 'Upper-Intermediate',
    from: 6,
    to: 7,
    hours: [200, 300],
    who: 'Dùng được tiếng Anh hằng ngày, cần nói và viết có lập luận',
  },
  {
    level: COURSE_LEVELS.Advanced,
    name: 'Advanced',
    from: 7,
    to: 8,
    hours: [250, 400],
    who: 'Đã vững, cần chính xác và tự nhiên hơn',
  },
];

/** One decimal, as bands are written. */
export const bandText = (band: number): string => band.toFixed(1);

/** Where a level leads, such as `3.0 → 4.5`. */
export const bandsOf = ({ from, to }: LevelFacts): string =>
  `${from === null ? 'Từ đầu' : bandText(from)} → ${bandText(to)}`;
