import { useId } from 'react';
import type { PartSkill } from '#contract/exam-taking.ts';
import { skillOfPart } from '#rules/exam-taking/part-skill.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { PLACEMENT, PLACEMENT_RESULT } from '#src/messages/placement.ts';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import type { ResultRow } from '#src/shared/exam/result-rows.ts';
import { Card } from '#src/ui/card.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { SkillDrawing } from '#src/ui/skill-pictures.tsx';
import { SKILL_LOOKS } from '#src/ui/skills.ts';
import { skillsDone } from '../model/placement-summary.ts';

/** The engine's grade of the essay, as text; null if the test has none. */
function writingWords({ questions }: ExamWithAnswers): string | null {
  const essay = questions.find(({ content }) => content.type_code === 'ielts_writing');
  if (!essay) return null;
  const evaluation = essay.user[0]?.ai_evaluation;
  if (!evaluation) return PLACEMENT_RESULT.writingNone;
  if (evaluation.status === 'waiting') return PLACEMENT_RESULT.writingWaiting;
  const graded = evaluation.content?.kind === 'writing' ? evaluation.content.result : null;
  if (graded?.outcome !== 'graded') return PLACEMENT_RESULT.writingFailed;
  return PLACEMENT_RESULT.writingBand(graded.band.low.toFixed(1), graded.band.high.toFixed(1));
}

/** The result of each skill: shares of right answers, and for the essay the estimate with its range. */
export function PlacementSkills({
  read,
  rows,
}: {
  read: ExamWithAnswers;
  rows: readonly ResultRow<PartSkill>[];
}) {
  const id = useId();
  const writing = writingWords(read);
  const done = skillsDone(read);
  const resultOf = (skill: PartSkill, won: number, marks: number): string =>
    done.has(skill) ? EXAM_RESULT.rowWon(won, marks) : PLACEMENT_RESULT.skillNone;
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 id={id} className="font-semibold">
        {PLACEMENT_RESULT.skills}
      </h2>
      <ul aria-labelledby={id} className="grid gap-3">
        {rows.map(({ key, won, marks }) => (
          <li key={key} className="flex items-center gap-3">
            <ProgressRing
              value={done.has(key) ? won : 0}
              max={marks}
              label={`${PLACEMENT.skills[key]}: ${resultOf(key, won, marks)}`}
              tone={skillOfPart(key)}
            >
              <span className={SKILL_LOOKS[skillOfPart(key)].text}>
                <SkillDrawing skill={skillOfPart(key)} className="size-8" />
              </span>
            </ProgressRing>
            <span>{PLACEMENT.skills[key]}</span>
            <span className="ml-auto font-semibold tabular-nums">{resultOf(key, won, marks)}</span>
          </li>
        ))}
        {writing !== null && (
          <li className="flex flex-wrap justify-between gap-x-3">
            <span>{PLACEMENT_RESULT.writing}</span>
            <span className="font-semibold" data-testid="writing">
              {writing}
            </span>
          </li>
        )}
      </ul>
      {writing !== null && <p className="text-sm text-muted">{PLACEMENT_RESULT.writingNote}</p>}
    </Card>
  );
}
