import type { TrialChat, TrialPhaseReport } from '#contract/learning-trial.ts';
import { Card } from '#src/ui/card.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import { SkillList } from './skill-list.tsx';

const words = LEARNING_TRIAL.report;

/** A phase: how it went skill by skill, and answer by answer where somebody wants to know. */
export function PhaseReport({ chat, report }: { chat: TrialChat; report: TrialPhaseReport }) {
  const { phase, right, of, skills, answers } = report;
  const textOf = (id: string) => chat.messages.find((message) => message.id === id)?.text_vi ?? '';
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="text-lg font-semibold">{words.phases[phase]}</h3>
        <p className="text-muted">{words.right(right, of)}</p>
      </div>
      <SkillList skills={skills} />
      <details className="grid gap-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">
          {words.details}
        </summary>
        <ol className="grid gap-3">
          {answers.map(({ question_id, outcome, score }) => (
            <li key={question_id} className="grid gap-1 border-t border-line pt-3">
              <Prose markdown={textOf(question_id)} />
              <p className="text-sm font-semibold">
                {words.outcomes[outcome]}
                {score !== null && ` · ${words.score(score)}`}
              </p>
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
