import { BookOpenText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LessonSkill } from '#contract/course-offers.ts';
import { SKILL_NAMES } from '#src/messages/course.ts';
import { SKILL_LOOKS } from './skills.ts';

/** What lies before the colour of the skill. */
const INSIDE = 'fill-surface';
const MARK = 'fill-none stroke-surface [stroke-width:3]';

const DRAWINGS: Record<LessonSkill, ReactNode> = {
  listening: (
    <>
      <path d="M8 30v-5a16 16 0 0 1 32 0v5h-5v-5a11 11 0 0 0-22 0v5z" fill="currentColor" />
      <rect x="5" y="26" width="12" height="17" rx="6" fill="currentColor" />
      <rect x="31" y="26" width="12" height="17" rx="6" fill="currentColor" />
      <rect x="22" y="23" width="4" height="16" rx="2" className="fill-brand" />
    </>
  ),
  reading: (
    <>
      <path d="M4 13c0-3 14-5 20 1 6-6 20-4 20-1v25c0 3-14-2-20 3-6-5-20 0-20-3z" fill="currentColor" />
      <path d="M11 21q4-1 7 1M11 29q4-1 7 1M37 29q-4-1-7 1" className={MARK} />
      <path d="M31 8h8v15l-4-3.5-4 3.5z" className="fill-brand" />
    </>
  ),
  writing: (
    <>
      <rect x="6" y="5" width="28" height="38" rx="7" fill="currentColor" />
      <path d="M13 14h14M13 22h9" className={MARK} />
      <path d="m22 39 2-8 13.5-13.5c4-3 9 2 6 6L30 37z" className="fill-brand" />
      <path d="m22 39 2-8 6 6z" className={INSIDE} />
    </>
  ),
  speaking: (
    <>
      <path
        d="M5 20C5 12 11 6 19 6h10c8 0 14 6 14 14s-6 14-14 14h-7l-9 8c-1 1-2 0-2-1v-8c-4-3-6-8-6-13z"
        fill="currentColor"
      />
      <path d="M15 18v4M21 15v10M33 18v4" className={MARK} />
      <path d="M27 12v16" className="fill-none stroke-brand [stroke-width:3]" />
    </>
  ),
  language: (
    <>
      <rect x="4" y="12" width="27" height="31" rx="7" fill="currentColor" />
      <path d="m11 36 6.5-16L24 36M13.5 31h8" className={MARK} />
      <circle cx="35" cy="14" r="10" className="fill-brand" />
      <path d="m30.5 14 3 3 5.5-6" className={MARK} />
    </>
  ),
};

/** A skill’s own drawing, in the colour of the text around it. Beside words, or with them for screen readers. */
export const SkillDrawing = ({ skill, className }: { skill: LessonSkill; className: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 48 48"
    className={className}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {DRAWINGS[skill]}
  </svg>
);

interface SkillTileProps {
  skill: LessonSkill | undefined;
  /** In place of the drawing, for what trains no skill in particular. */
  icon?: LucideIcon;
  /** 48 or 64 px at the usual size of text. */
  size?: 'md' | 'lg';
}

const TILE_SIZES = { md: 'size-12', lg: 'size-16' } as const;

/** The picture at the head of a row: the drawing and the colour of its skill. For eyes only. */
export function SkillTile({ skill, icon: Icon = BookOpenText, size = 'md' }: SkillTileProps) {
  const look = skill ? SKILL_LOOKS[skill] : { text: 'text-brand-strong', soft: 'bg-brand-soft' };
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-card ${TILE_SIZES[size]} ${look.text} ${look.soft}`}
    >
      {skill ? <SkillDrawing skill={skill} className="size-3/4" /> : <Icon className="size-1/2" />}
    </span>
  );
}

/** Several skills in little room: an icon in its colour for each, the words for screen readers and on hover. */
export function SkillMarks({ skills }: { skills: readonly LessonSkill[] }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {skills.map((skill) => {
        const { icon: Icon, text } = SKILL_LOOKS[skill];
        return (
          <span key={skill} title={SKILL_NAMES[skill]} className={text}>
            <Icon aria-hidden="true" className="size-4" />
            <span className="sr-only">{SKILL_NAMES[skill]}</span>
          </span>
        );
      })}
    </span>
  );
}
