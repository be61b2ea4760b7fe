import type { LessonSkill } from '#contract/course-offers.ts';
import { SKILL_NAMES } from '#src/messages/course.ts';
import { SKILL_LOOKS } from './skills.ts';

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
