import { LESSON_SKILLS } from '#contract/course-offers.ts';
import { Motif, numberOf } from './motifs.tsx';
import { SKILL_LOOKS } from './skills.ts';

interface CourseCoverProps {
  id: string;
  /** 0 Pre-Foundation to 4 Advanced: the milestones reached on its way uphill. Without one there are none. */
  level?: number;
  /** Its size: the picture fills it. */
  className: string;
}

const GROUNDS = [
  { text: 'text-brand-strong', soft: 'bg-brand-soft' },
  ...LESSON_SKILLS.map((skill) => SKILL_LOOKS[skill]),
];
/** Where the way uphill has its milestones, one for each level: percent of the width and of the height. */
const MILESTONES = [
  [11, 80],
  [30, 75],
  [50, 77],
  [70, 70],
  [89, 58],
] as const;
const HILLS = [
  'M0 74C16 60 34 66 50 68s36-2 50-26v58H0z',
  'M0 86C16 72 34 76 50 78s34-8 50-26v48H0z',
] as const;

/**
 * A course's own picture, from its id and level alone: the same wherever it is shown. It suits a wide band and a narrow
 * strip, as the hills stretch and the things do not. For eyes only.
 */
export function CourseCover({ id, level, className }: CourseCoverProps) {
  const number = numberOf(id);
  const { text, soft } = GROUNDS[number % GROUNDS.length] ?? SKILL_LOOKS.language;
  return (
    <svg aria-hidden="true" className={`${text} ${soft} ${className}`}>
      <circle cx={`${10 + (number % 4) * 4}%`} cy="20%" r="12" fill="currentColor" fillOpacity="0.25" />
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        fill="currentColor"
      >
        {HILLS.map((hill) => (
          <path key={hill} d={hill} fillOpacity="0.13" />
        ))}
      </svg>
      <Motif pick={number} x="25%" y="10%" width="50%" height="56%" />
      <Motif pick={number + 3} x="76%" y="7%" width="16%" height="30%" />
      {level !== undefined &&
        MILESTONES.map(([x, y], at) => (
          <circle
            key={x}
            data-passed={at <= level}
            cx={`${x}%`}
            cy={`${y}%`}
            r="4"
            stroke="currentColor"
            strokeWidth="2"
            fill={at <= level ? 'currentColor' : 'none'}
          />
        ))}
    </svg>
  );
}
