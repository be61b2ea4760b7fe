import { useEffect, useId, useRef, useState } from 'react';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { FieldError } from '#src/ui/field-error.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { TRIAL } from '../messages/trial.ts';
import type { SurveyAnswer } from '../model/save-survey.ts';
import { SurveyQuestion, type SurveyQuestionData } from './survey-question.tsx';

interface SurveyFormProps {
  questions: readonly SurveyQuestionData[];
  /** The result is on the page, too. */
  isGraded: boolean;
  /** Stores the answers. */
  onSend: (answers: SurveyAnswer[]) => Promise<void>;
  onLater: () => void;
}

const words = TRIAL.survey;

/** What was answered, in the survey's order; texts left blank are left out. */
const given = (questions: readonly SurveyQuestionData[], values: ReadonlyMap<string, string>) =>
  questions.flatMap(({ id }) => {
    const value = values.get(id)?.trim() ?? '';
    return value === '' ? [] : [{ question_id: id, value }];
  });

/** The survey after the trial, one question at a time. */
export function SurveyForm({ questions, isGraded, onSend, onLater }: SurveyFormProps) {
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const [state, setState] = useState<'idle' | 'missing' | 'sending'>('idle');
  const [failure, setFailure] = useState<unknown>();
  const body = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const errorId = useId();
  useEffect(() => {
    // A reader of the screen goes on at the new question; the first one takes no focus.
    if (moved.current) body.current?.focus({ preventScroll: true });
    moved.current = at >= 0;
  }, [at]);
  const question = questions[at];
  if (!question) return null;
  const value = values.get(question.id) ?? '';
  const isLast = at === questions.length - 1;
  const position = words.at(at + 1, questions.length);

  const next = async (): Promise<void> => {
    if (!question.optional && value.trim() === '') return setState('missing');
    if (!isLast) {
      setState('idle');
      return setAt(at + 1);
    }
    setState('sending');
    await onSend(given(questions, values)).catch((error: unknown) => {
      setState('idle');
      setFailure(error);
    });
  };

  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl font-semibold">{words.title}</h2>
        <p className="text-muted">{isGraded ? words.graded : words.text}</p>
      </div>
      <ProgressBar value={at + 1} max={questions.length} label={position} />
      <div ref={body} tabIndex={-1} className="outline-none">
        <SurveyQuestion
          key={question.id}
          question={question}
          value={value}
          onChange={(chosen) => {
            setState('idle');
            setValues(new Map(values).set(question.id, chosen));
          }}
        />
      </div>
      {state === 'missing' && <FieldError id={errorId}>{words.choose}</FieldError>}
      <UnsavedNotice what={words.failed} error={failure} />
      <div className="flex flex-wrap justify-between gap-3">
        {at === 0 ? (
          <Button variant="quiet" onClick={onLater}>
            {words.later}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setAt(at - 1)}>
            {words.back}
          </Button>
        )}
        <Button busy={state === 'sending'} onClick={() => void next()}>
          {isLast ? words.send : words.next}
        </Button>
      </div>
    </Card>
  );
}
