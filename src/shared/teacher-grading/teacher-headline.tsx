import type { QuestionResult } from '#contract/practice.ts';
import { wholeTeacherBand } from '#rules/teacher-grading/whole-band.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { Card } from '#src/ui/card.tsx';
import { TeacherBand } from './grade-card.tsx';

interface TeacherHeadlineProps {
  questions: readonly QuestionResult[];
  /** The AI's band of the same result, in words; null if it has none. */
  ai: string | null;
}

/** The band that a teacher gives to the whole result, with the AI's beside it; nothing until all of it is graded. */
export function TeacherHeadline({ questions, ai }: TeacherHeadlineProps) {
  const band = wholeTeacherBand(questions);
  if (band === null) return null;
  return (
    <Card as="section" className="grid gap-1">
      <h2 className="font-semibold">{TEACHER.whole}</h2>
      <TeacherBand band={band} />
      {ai !== null && <p className="text-sm text-muted">{TEACHER.aiBeside(ai)}</p>}
    </Card>
  );
}
