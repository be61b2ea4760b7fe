import { href } from '#contract/href.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LocalClockNote } from './local-clock-note.tsx';
import type { ExamWithAnswers } from './read-exam.ts';
import { ResultPart } from './result-part.tsx';
import type { LocalExamAnswers } from './use-local-exam-answers.ts';

interface WaitingResultProps {
  own: LocalExamAnswers;
  /** With no network, only if the test was opened before. */
  read: ExamWithAnswers | undefined;
}

/** A submitted test that has not arrived: what happens next, and the answers stored on this device. */
export function WaitingResult({ own, read }: WaitingResultProps) {
  return (
    <>
      {own.parked > 0 && (
        <Notice tone="error" title={EXAM_RESULT.parkedTitle}>
          <p>{EXAM_RESULT.parkedText}</p>
          <LinkButton className="justify-self-start" to={href('outbox')}>
            {EXAM_RESULT.openQueue}
          </LinkButton>
        </Notice>
      )}
      {own.queued > 0 && (
        <Notice tone="info" title={EXAM_RESULT.waitingTitle}>
          <p>{EXAM_RESULT.waitingText}</p>
          <p>{EXAM_RESULT.waitingCount(own.queued)}</p>
          <LocalClockNote attempt={own.attempt} />
        </Notice>
      )}
      {read?.test.parts.map((part) => (
        <ResultPart
          key={part.position}
          part={part}
          questions={read.questions.filter((question) => question.part === part.position)}
          answerOf={(question) => own.answers.get(question.id) ?? null}
          marked={false}
        />
      ))}
    </>
  );
}
