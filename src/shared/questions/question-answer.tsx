import { type ReactNode, useId } from 'react';
import type { Answer, Question, QuestionKey } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { PRACTICE } from '#src/messages/practice.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import { Card } from '#src/ui/card.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { AnyQuestion } from './views.tsx';

interface QuestionAnswerProps {
  question: Pick<Question, 'id' | 'position' | 'content'>;
  answer: Answer | null;
  answerKey: QuestionKey | null;
  /** Correctness, shown beside the number. */
  badge?: ReactNode;
  children?: ReactNode;
}

/** A question with the learner's answer, read-only: their recording, the key and related content. */
export function QuestionAnswer({ question, answer, answerKey, badge, children }: QuestionAnswerProps) {
  const [promptId, titleId] = [useId(), useId()];
  const recordingId = recordingOf(answer);
  return (
    <li aria-labelledby={titleId}>
      <Card className="grid gap-4">
        <div id={titleId} className="flex items-center justify-between gap-3">
          <h3 className="text-sm font-semibold text-muted">{`Câu ${question.position}`}</h3>
          {badge}
        </div>
        <div id={promptId}>
          <Prose markdown={question.content.prompt} />
        </div>
        <AnyQuestion
          question={question}
          answer={answer}
          answerKey={answerKey}
          labelledBy={promptId}
          recorder={recordingId ? <OwnRecording recordingId={recordingId} /> : <p>{PRACTICE.notRecorded}</p>}
        />
        {children}
      </Card>
    </li>
  );
}
