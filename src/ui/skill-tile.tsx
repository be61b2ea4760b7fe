import { BookOpenText, type LucideIcon } from 'lucide-react';
import type { LessonSkill } from '#contract/course-offers.ts';
import { SkillDrawing } from './skill-drawing.tsx';
import { SKILL_LOOKS } from './skills.ts';

interface SkillTileProps {
  skill: LessonSkill | undefined;
  /** In place of the drawing, for what trains no skill in particular. */
  icon?: LucideIcon;
  /** 48 or 64 px at the usual size of text. */
  size?: 'md' | 'lg';
}

const SIZES = { md: 'size-12', lg: 'size-16' } as const;

/** The picture at the head of a row: the drawing and the colour of its skill. For eyes only. */
export function SkillTile({ skill, icon: Icon = BookOpenText, size = 'md' }: SkillTileProps) {
  const look = skill ? SKILL_LOOKS[skill] : { text: 'text-brand-strong', soft: 'bg-brand-soft' };
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-card ${SIZES[size]} ${look.text} ${look.soft}`}
    >
      {skill ? <SkillDrawing skill={skill} className="size-3/4" /> : <Icon className="size-1/2" />}
    </span>
  );
}
