import { CircleAlert } from 'lucide-react';
import type { ReportSkill } from '#contract/learning-report.ts';
import { LEARNING } from '#src/messages/learning-report.ts';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { SkillDrawing } from '#src/ui/skill-pictures.tsx';
import { SKILL_LOOKS } from '#src/ui/skills.ts';

interface SkillRingsProps {
  rows: readonly { skill: ReportSkill; percent: number; label: string; low: boolean }[];
}

/** The share of right answers in each skill as a ring around the skill's drawing. */
export const SkillRings = ({ rows }: SkillRingsProps) => (
  <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
    {rows.map(({ skill, percent, label, low }) => (
      <div key={skill} className="flex items-center gap-3">
        <ProgressRing value={percent} max={100} label={label} tone={skill}>
          <span className={SKILL_LOOKS[skill].text}>
            <SkillDrawing skill={skill} className="size-8" />
          </span>
        </ProgressRing>
        <div className="min-w-0">
          <p
            className={`flex items-center gap-1 text-lg font-semibold tabular-nums ${low ? 'text-danger' : ''}`}
          >
            {low && <CircleAlert className="size-4" />}
            {label}
          </p>
          <p className="text-muted">{LEARNING.skills[skill]}</p>
        </div>
      </div>
    ))}
  </div>
);
