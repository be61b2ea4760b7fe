import { BookOpenText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LessonSkill } from '#contract/course-offers.ts';
import { SKILL_NAMES } from '#src/messages/course.ts';
import { SKILL_LOOKS } from './skills.ts';

/** The softer of the two tones. */
const SOFT = { fill: 'currentColor', fillOpacity: 0.18 };

const DRAWINGS: Record<LessonSkill, ReactNode> = {
  listening: (
    <>
      <path d="M9 29v-4a15 15 0 0 1 30 0v4" />
      <path
        {...SOFT}
        d="M7 31a3 3 0 0 1 3-3h4v13h-4a3 3 0 0 1-3-3zM34 28h4a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-4z"
      />
      <path d="M20 32v5M24 28v13M28 32v5" />
    </>
  ),
  reading: (
    <>
      <path {...SOFT} d="M5 12c6-3 13-3 19 1 6-4 13-4 19-1v26c-6-3-13-3-19 1-6-4-13-4-19-1z" />
      <path d="M24 13v26M10 20c3-1 6-1 9 0M10 27c3-1 6-1 9 0M29 27c3-1 6-1 9 0" />
      <path d="M31 10v10l3-2.5L37 20V10.5" fill="currentColor" />
    </>
  ),
  writing: (
    <>
      <rect {...SOFT} x="7" y="6" width="26" height="36" rx="5" />
      <path d="M14 15h12M14 22h9M14 29h5" />
      <path d="m24 36 1.5-6L37 18.5l4.5 4.5L30 34.5z" fill="currentColor" />
    </>
  ),
  speaking: (
    <>
      <path {...SOFT} d="M6 20A13 13 0 0 1 19 7h10a13 13 0 0 1 0 26h-8l-9 8v-9.5A13 13 0 0 1 6 20z" />
      <path d="M15 18v4M20 14v12M25 17v6M30 12v16M35 18v4" />
    </>
  ),
  language: (
    <>
      <rect {...SOFT} x="5" y="15" width="24" height="27" rx="5" />
      <path d="m11 36 6-15 6 15M13.5 31h7" />
      <circle cx="35" cy="15" r="9" fill="currentColor" stroke="none" />
      <path d="m31 15 3 3 5-6" className="stroke-surface" />
    </>
  ),
};

/** A skill’s own drawing, in the colour of the text around it. Beside words, or with them for screen readers. */
export function SkillDrawing({ skill, className }: { skill: LessonSkill; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[skill]}
    </svg>
  );
}

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
