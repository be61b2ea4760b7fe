import { useId } from 'react';
import { href } from '#contract/href.ts';
import { openPart } from '#rules/speaking/exam-timing.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ELSEWHERE } from '../messages/elsewhere.ts';
import type { Elsewhere, ExamChoice, ExamStanding } from '../model/exam-elsewhere.ts';

interface ChoiceProps {
  choice: ExamChoice | null;
  onChoose: (choice: ExamChoice) => void;
}

/** How far the test is on the other device, and whether it goes on here. */
function Begun({ standing, choice, onChoose }: ChoiceProps & { standing: ExamStanding }) {
  const name = useId();
  const { begun_at, at, answered, parts } = standing;
  const part = openPart(parts);
  const options = [
    { id: 'go-on', title: ELSEWHERE.goOn(part), text: ELSEWHERE.goOnText(part, parts) },
    { id: 'anew', title: ELSEWHERE.anew, text: ELSEWHERE.anewText },
  ] as const;
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl font-semibold text-pretty">{ELSEWHERE.title}</h2>
        <p className="text-pretty tabular-nums">{ELSEWHERE.when(formatMoment(begun_at), formatMoment(at))}</p>
        <p className="text-pretty">
          {ELSEWHERE.parts(parts)} {ELSEWHERE.answered(answered)}
        </p>
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">{ELSEWHERE.choose}</legend>
        {options.map(({ id, title, text }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line-strong p-3 has-checked:border-brand-strong has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="mt-1 size-5 shrink-0 accent-brand-strong"
              checked={choice === id}
              aria-describedby={`${name}-${id}`}
              onChange={() => onChoose(id)}
            />
            <span className="grid gap-1">
              <span className="font-semibold">{title}</span>
              <span id={`${name}-${id}`} className="text-sm text-muted text-pretty">
                {text}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-muted text-pretty">{ELSEWHERE.unsent}</p>
    </Card>
  );
}

interface ElsewhereCardProps extends ChoiceProps {
  setId: string;
  elsewhere: Elsewhere | null;
}

/** What happened to the test on another device, before it is held here; nothing where nothing did. */
export function ElsewhereCard({ setId, elsewhere, ...choosing }: ElsewhereCardProps) {
  switch (elsewhere?.kind) {
    case 'begun':
      return <Begun standing={elsewhere.standing} {...choosing} />;
    case 'further':
      return <Notice tone="info">{ELSEWHERE.further(elsewhere.parts, elsewhere.next)}</Notice>;
    case 'finished':
      return (
        <Notice tone="info" title={ELSEWHERE.finishedTitle}>
          <p>{ELSEWHERE.finishedText}</p>
          <LinkButton
            variant="secondary"
            className="mt-2 justify-self-start"
            to={href('speakingExamResult', { id: setId }, { attempt: elsewhere.attemptId })}
          >
            {ELSEWHERE.result}
          </LinkButton>
        </Notice>
      );
    default:
      return null;
  }
}
