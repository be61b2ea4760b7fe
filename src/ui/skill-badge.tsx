import type { LessonSkill } from '#contract/course-offers.ts';
import { SKILL_NAMES } from '#src/messages/course.ts';
import { SKILL_LOOKS } from './skills.ts';

/** A skill by its word, icon and colour. */
export function SkillBadge({ skill }: { skill: LessonSkill }) {
  const { icon: Icon, text, soft } = SKILL_LOOKS[skill];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${text} ${soft}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {SKILL_NAMES[skill]}
    </span>
  );
}
