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

const LevelBadge = ({ level }: Pick<Skill, 'level'>) => (
  <Badge tone={LOOKS[level].tone} icon={LOOKS[level].icon}>
    {words.levels[level]}
  </Badge>
);

/** What somebody can do and what to watch, skill by skill; those with too little evidence are counted. */
export function SkillList({ skills }: { skills: readonly Skill[] }) {
  const known = skills.filter(({ level }) => level !== 'unknown');
  const unknown = skills.length - known.length;
  return (
    <ul className="grid gap-3">
      {known.map(({ id, level, text_vi, improved }) => (
        <li key={id} className="grid gap-1">
          <p className="flex flex-wrap gap-2">
            <LevelBadge level={level} />
            {improved && (
              <Badge tone="brand" icon={TrendingUp}>
                {words.improved}
              </Badge>
            )}
          </p>
          <p className="text-pretty">{text_vi}</p>
        </li>
      ))}
      {unknown > 0 && (
        <li className="grid justify-items-start gap-1">
          <LevelBadge level="unknown" />
          <p className="text-pretty">{words.tooLittle(unknown, skills.length, EVIDENCE_ANSWERS)}</p>
        </li>
      )}
    </ul>
  );
}
