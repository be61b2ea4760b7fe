import { CircleCheck, CircleX, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { EntryQuestion } from '#contract/conversation-course.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ENTRY_TEST } from '../messages/introduction.ts';

/** Times that a line may be heard before it is answered. */
const MOST_HEARD = 2;

interface EntryQuestionProps {
  question: EntryQuestion;
  /** Counted from 1. */
  place: number;
  voice: ExaminerVoice;
  /** The answer given; null: not yet. */
  given: string | null;
  onAnswer: (value: string) => void;
}

function Line({ question, voice, given }: Pick<EntryQuestionProps, 'question' | 'voice' | 'given'>) {
  const [heard, setHeard] = useState(0);
  const [isShown, setShown] = useState(false);
  const { line, isSilent } = useStore(voice.state);
  const { text, vi } = question.line;
  const isUnheard = isSilent && line?.text === text;
  const left = MOST_HEARD - heard;
  const isAnswered = given !== null;
  const hear = (): void => {
    voice.unlock();
    setHeard(heard + 1);
    void voice.say(question.line);
  };
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Volume2} disabled={left <= 0 && !isAnswered} onClick={hear}>
          {heard === 0 ? ENTRY_TEST.hear : ENTRY_TEST.hearAgain}
        </Button>
        {!isAnswered && (
          <span className="text-sm text-muted">
            {left > 0 ? ENTRY_TEST.triesLeft(left) : ENTRY_TEST.heardTwice}
          </span>
        )}
      </div>
      {isUnheard && <p className="text-muted">{ENTRY_TEST.silent}</p>}
      {isShown || isUnheard || isAnswered ? (
        <p>
          <span lang="en" className="block text-lg">
            {text}
          </span>
          {isAnswered && <span className="block text-muted">{vi}</span>}
        </p>
      ) : (
        <Button variant="quiet" className="-ml-3 justify-self-start" onClick={() => setShown(true)}>
          {ENTRY_TEST.showText}
        </Button>
      )}
    </Card>
  );
}

/** What was right, and why: shown at once, as nothing is graded here. */
function Explained({
  question: { key, options, why_vi },
  given,
}: {
  question: EntryQuestion;
  given: string;
}) {
  const right = options.find(({ value }) => value === key)?.text ?? '';
  return (
    <div className="grid gap-1 rounded-control bg-sunk p-4">
      <p className="font-semibold">{given === key ? ENTRY_TEST.right : ENTRY_TEST.wrong(right)}</p>
      <p className="text-pretty">{why_vi}</p>
    </div>
  );
}

function optionLook(value: string, given: string, key: string) {
  if (value === key)
    return { Icon: CircleCheck, label: ENTRY_TEST.key, look: 'border-success bg-success-soft' };
  return value === given
    ? { Icon: CircleX, label: ENTRY_TEST.yours, look: 'border-danger bg-danger-soft' }
    : { Icon: null, label: '', look: 'border-line bg-surface text-muted' };
}

/** A question of the entry test: a line is heard, and the answer that fits is chosen. */
export function EntryQuestionView({ question, place, voice, given, onAnswer }: EntryQuestionProps) {
  return (
    <div className="grid gap-4">
      <p className="text-sm font-semibold text-brand-strong">{ENTRY_TEST.question(place)}</p>
      <Line question={question} voice={voice} given={given} />
      <h2 id="entry-ask" className="text-lg font-semibold">
        {ENTRY_TEST.ask}
      </h2>
      <ul aria-labelledby="entry-ask" className="grid gap-2">
        {question.options.map(({ value, text }) => {
          const { Icon, label, look } =
            given === null ? { Icon: null, label: '', look: '' } : optionLook(value, given, question.key);
          return (
            <li key={value} className="grid">
              {given === null ? (
                <button
                  type="button"
                  lang="en"
                  onClick={() => onAnswer(value)}
                  className="min-h-13 rounded-control border border-line-strong bg-surface px-4 py-2 text-left hover:border-brand"
                >
                  {text}
                </button>
              ) : (
                <p className={`flex min-h-13 items-center gap-2 rounded-control border px-4 py-2 ${look}`}>
                  <span lang="en" className="flex-1">
                    {text}
                  </span>
                  {Icon && <Icon role="img" aria-label={label} className="size-5 shrink-0" />}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <div role="status">{given !== null && <Explained question={question} given={given} />}</div>
    </div>
  );
}
