import { skillOfPart } from '#rules/exam-taking/part-skill.ts';
import { PLACEMENT } from '#src/messages/placement.ts';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import { SkillTile } from '#src/ui/skill-pictures.tsx';

/** The parts of a placement test, with their question numbers. */
export function PartList({ read: { test, questions } }: { read: ExamWithAnswers }) {
  return (
    <ol aria-label={PLACEMENT.partsTitle} className="grid gap-3 sm:grid-cols-2">
      {test.parts.map(({ position, skill = 'use_of_english' }) => {
        const partQuestions = questions.filter(({ part }) => part === position);
        const numbers = PLACEMENT.numbers(
          partQuestions[0]?.first_number ?? 0,
          partQuestions.at(-1)?.last_number ?? 0,
        );
        return (
          <li key={position} className="flex items-center gap-3">
            <SkillTile skill={skillOfPart(skill)} />
            <span>
              <span className="font-semibold">{PLACEMENT.skills[skill]}</span>{' '}
              <span className="text-muted">({numbers})</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
