import { BookOpen, Headphones, PenLine, SpellCheck } from 'lucide-react';
import type { PartSkill } from '#contract/exam-taking.ts';
import { PLACEMENT } from '#src/messages/placement.ts';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';

const ICONS: Record<PartSkill, typeof BookOpen> = {
  use_of_english: SpellCheck,
  reading: BookOpen,
  listening: Headphones,
  writing: PenLine,
};

/** The parts of a placement test, with their question numbers. */
export function PartList({ read: { test, questions } }: { read: ExamWithAnswers }) {
  return (
    <ol aria-label={PLACEMENT.partsTitle} className="grid gap-3 sm:grid-cols-2">
      {test.parts.map(({ position, skill = 'use_of_english' }) => {
        const partQuestions = questions.filter(({ part }) => part === position);
        const Icon = ICONS[skill];
        const numbers = PLACEMENT.numbers(
          partQuestions[0]?.first_number ?? 0,
          partQuestions.at(-1)?.last_number ?? 0,
        );
        return (
          <li key={position} className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <Icon aria-hidden="true" className="size-5" />
            </span>
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
