import { LESSON_SKILLS } from '#contract/course-offers.ts';
import { Motif, numberOf } from './motifs.tsx';
import { SKILL_LOOKS } from './skills.ts';

interface CourseCoverProps {
  id: string;
  /** 0 Pre-Foundation to 4 Advanced: the milestones reached on its way uphill. Without one there are none. */
  level?: number;
  /** Sizes; the picture fills what it is given, and keeps its middle. */
  className: string;
}

const GROUNDS = [
  { text: 'text-brand-strong', soft: 'bg-brand-soft' },
  ...LESSON_SKILLS.map((skill) => SKILL_LOOKS[skill]),
];
/** Where the way uphill has its milestones, one for each level. */
const MILESTONES = [
  [18, 66],
  [48, 61],
  [80, 60],
  [112, 55],
  [142, 46],
] as const;

/** A course's own picture, from its id and level alone: the same wherever it is shown. For eyes only. */
export function CourseCover({ id, level, className }: CourseCoverProps) {
  const number = numberOf(id);
  const { text, soft } = GROUNDS[number % GROUNDS.length] ?? SKILL_LOOKS.language;
  const motif = Math.floor(number / GROUNDS.length);
  const sun = 14 + (motif % 5) * 4;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 80"
      preserveAspectRatio="xMidYMid slice"
      className={`${text} ${soft} ${className}`}
    >
      <circle cx={sun} cy="18" r="9" fill="currentColor" fillOpacity="0.25" />
      <path d="M0 60c26-12 52-6 80-6s52-6 80-20v46H0z" fill="currentColor" fillOpacity="0.1" />
      <path d="M0 68c26-8 54-4 80-5s54-6 80-20v37H0z" fill="currentColor" fillOpacity="0.16" />
      <Motif pick={motif} x={59} y={9} side={42} />
      <Motif pick={motif + 3} x={122} y={5} side={24} />
      {level !== undefined &&
        MILESTONES.map(([x, y], at) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="3.5"
            stroke="currentColor"
            strokeWidth="1.5"
            fill={at <= level ? 'currentColor' : 'none'}
          />
        ))}
    </svg>
  );
}
