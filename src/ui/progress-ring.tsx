import type { ReactNode } from 'react';
import type { LessonSkill } from '#contract/course-offers.ts';
import { SKILL_LOOKS } from './skills.ts';

type RingTone = 'brand' | 'success' | 'danger' | 'hero' | LessonSkill;

interface ProgressRingProps {
  value: number;
  max: number;
  /** The progress in words. */
  label: string;
  /** 40, 64 or 112 px at the usual size of text. */
  size?: 'sm' | 'md' | 'lg';
  /** Brand until it is full, then success; or what a score means; or a skill's colour; or for a filled surface. */
  tone?: RingTone;
  /** Inside the ring, for eyes only: the label says it. */
  children?: ReactNode;
}

const SIZES = { sm: 'size-10', md: 'size-16', lg: 'size-28' } as const;
/** Of the box of 36, so that the circumference is 100. */
const RADIUS = 15.9155;

function colourOf(tone: RingTone, isFull: boolean): string {
  if (tone === 'danger') return 'text-danger';
  if (tone === 'hero') return 'text-on-hero';
  if (tone === 'success' || (tone === 'brand' && isFull)) return 'text-success';
  return tone === 'brand' ? 'text-brand' : SKILL_LOOKS[tone].text;
}

/** A share of a whole as a ring, where its exact number is no help or stands beside it. */
export function ProgressRing({
  value,
  max,
  label,
  size = 'md',
  tone = 'brand',
  children,
}: ProgressRingProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (100 * value) / max)) : 0;
  const circle = { cx: 18, cy: 18, r: RADIUS, fill: 'none', strokeWidth: 3.5 };
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuetext={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={`relative grid shrink-0 place-items-center ${SIZES[size]} ${colourOf(tone, percent === 100)}`}
    >
      <svg aria-hidden="true" viewBox="0 0 36 36" className="absolute inset-0 -rotate-90">
        <circle {...circle} className={tone === 'hero' ? 'stroke-current opacity-25' : 'stroke-line'} />
        {/* Nothing done has no dot: a round end of no length would be one. */}
        {percent > 0 && (
          <circle
            {...circle}
            stroke="currentColor"
            strokeLinecap="round"
            strokeDasharray={`${percent} 100`}
            className="transition-[stroke-dasharray] duration-200"
          />
        )}
      </svg>
      {children && (
        <span
          aria-hidden="true"
          className={`grid place-items-center font-semibold tabular-nums ${tone === 'hero' ? '' : 'text-ink'}`}
        >
          {children}
        </span>
      )}
    </span>
  );
}
