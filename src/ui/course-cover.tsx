import { LESSON_SKILLS } from '#contract/course-offers.ts';
import { numberOf } from './motifs.tsx';
import { Place } from './places.tsx';
import { SKILL_LOOKS } from './skills.ts';

interface CourseCoverProps {
  id: string;
  /** 0 Pre-Foundation to 4 Advanced: the milestones reached on its way. Without one there are none. */
  level?: number;
  /** Its size: the picture fills it. */
  className: string;
}

const GROUNDS = [
  { text: 'text-brand-strong', soft: 'bg-brand-soft' },
  ...LESSON_SKILLS.map((skill) => SKILL_LOOKS[skill]),
];
/** Where the way has its milestones, one for each level: percent of the width. */
const MILESTONES = [10, 30, 50, 70, 90] as const;

/**
 * A picture for what has none, a course, a level or a topic, from its id alone: a place in Vietnam on the ground of a
 * skill, the same wherever it is shown. It suits a wide band and a narrow strip, as the hills stretch and the place does
 * not. For eyes only.
 */
export function CourseCover({ id, level, className }: CourseCoverProps) {
  const number = numberOf(id);
  const { text, soft } = GROUNDS[number % GROUNDS.length] ?? SKILL_LOOKS.language;
  return (
    <svg aria-hidden="true" className={`${text} ${soft} ${className}`}>
      <circle cx={`${12 + (number % 4) * 4}%`} cy="24%" r="12" className="fill-brand opacity-50" />
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path d="M0 62C14 46 26 62 40 56s24-18 36-8 16-6 24-2v54H0z" className="fill-current opacity-15" />
        <path d="M0 84h100v16H0z" className="fill-current opacity-35" />
      </svg>
      <Place pick={Math.floor(number / GROUNDS.length)} x="8%" y="12%" width="84%" height="73%" />
      {level !== undefined &&
        MILESTONES.map((x, at) => (
          <circle
            key={x}
            data-passed={at <= level}
            cx={`${x}%`}
            cy="92%"
            r="4"
            className={at <= level ? 'fill-brand' : 'fill-surface'}
          />
        ))}
    </svg>
  );
}
