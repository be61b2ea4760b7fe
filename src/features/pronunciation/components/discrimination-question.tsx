import { Check, X } from 'lucide-react';
import type { DiscriminationQuestion } from '#contract/pronunciation-lesson.ts';
import { Stem } from '#src/shared/question-loop/stem.tsx';
import type { Listening } from '#src/shared/reading-report/use-listening.ts';
import { HearButton } from '#src/shared/sounds/hear-button.tsx';
import { SOUNDS } from '#src/shared/sounds/messages/sounds.ts';
import { SECTION } from '../messages/pronunciation.ts';

interface TellQuestionProps {
  question: DiscriminationQuestion;
  listening: Listening;
  /** Id of the chosen option; null: none yet. */
  chosen: string | null;
  onChoose: (option: string) => void;
}

function lookOf(isRight: boolean, isChosen: boolean, isOver: boolean): string {
  if (!isOver) return 'border-line-strong bg-surface hover:bg-sunk';
  if (isRight) return 'border-success bg-success-soft';
  return isChosen ? 'border-danger bg-danger-soft' : 'border-line bg-surface';
}

/** One question: heard, or read, and one of the options chosen; marked at once. */
export function TellQuestionView({ question, listening, chosen, onChoose }: TellQuestionProps) {
  const { ask, heard, options, choice } = question;
  const isOver = chosen !== null;
  return (
    <div
      className={`grid gap-4 ${isOver && chosen !== choice ? 'animate-nudge' : ''}`}
      data-question={question.id}
    >
      <Stem markdown={ask} />
      {heard && (
        <div className="flex flex-wrap gap-2">
          {(['woman', 'man'] as const).map((who) => (
            <HearButton
              key={who}
              {...{ listening, who, ...heard }}
              label={SOUNDS.short[who]}
              spokenLabel={SECTION.hear(SOUNDS[who])}
            />
          ))}
        </div>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ id, text, ipa }) => (
          <button
            key={id}
            type="button"
            disabled={isOver}
            aria-pressed={isOver ? id === chosen : undefined}
            onClick={() => onChoose(id)}
            className={`flex min-h-14 items-center justify-between gap-2 rounded-control border-2 px-4 py-2 text-left ${lookOf(id === choice, id === chosen, isOver)}`}
          >
            <span>
              <span lang="en" className="block font-semibold">
                {text}
              </span>
              {ipa !== null && isOver && (
                <span lang="en-fonipa" className="block text-muted">
                  /{ipa}/
                </span>
              )}
            </span>
            {isOver && id === choice && <Check aria-hidden="true" className="size-5 text-success" />}
            {isOver && id === chosen && id !== choice && (
              <X aria-hidden="true" className="size-5 text-danger" />
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
