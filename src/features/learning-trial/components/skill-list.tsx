import { Check, Circle, CircleDot, type LucideIcon, TrendingUp } from 'lucide-react';
import type { SkillLevel } from '#contract/learning-trial.ts';
import { EVIDENCE_ANSWERS } from '#rules/learning-trial/skill-level.ts';
import { Badge } from '#src/ui/badge.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';

interface Skill {
  id: string;
  level: SkillLevel;
  text_vi: string;
  improved?: boolean;
}

const LOOKS: Record<SkillLevel, { tone: 'success' | 'warning' | 'neutral'; icon: LucideIcon }> = {
  can: { tone: 'success', icon: Check },
  almost: { tone: 'warning', icon: CircleDot },
  not_yet: { tone: 'warning', icon: Circle },
  unknown: { tone: 'neutral', icon: Circle },
};
const words = LEARNING_TRIAL.report;

/** What somebody can do and what to watch, skill by skill. */
export const SkillList = ({ skills }: { skills: readonly Skill[] }) => (
  <ul className="grid gap-3">
    {skills.map(({ id, level, text_vi, improved }) => (
      <li key={id} className="grid gap-1">
        <p className="flex flex-wrap gap-2">
          <Badge tone={LOOKS[level].tone} icon={LOOKS[level].icon}>
            {words.levels[level]}
          </Badge>
          {improved && (
            <Badge tone="brand" icon={TrendingUp}>
              {words.improved}
            </Badge>
          )}
        </p>
        <p className="text-pretty">{level === 'unknown' ? words.tooLittle(EVIDENCE_ANSWERS) : text_vi}</p>
      </li>
    ))}
  </ul>
);
