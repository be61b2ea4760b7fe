import { href } from '#contract/href.ts';
import { TEST_RESULT } from '#src/messages/exam.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LocalClockNote } from './local-clock-note.tsx';
import type { ReadTest } from './read-exam.ts';
import { ResultPart } from './result-part.tsx';
import type { OwnTestAnswers } from './use-own-exam-answers.ts';

interface WaitingResultProps {
  own: OwnTestAnswers;
  /** Without the network only if the test was opened before. */
  read: ReadTest | undefined;
}

/** A submitted test that has not arrived: what becomes of it, and the answers as this device keeps them. */
export function WaitingResult({ own, read }: WaitingResultProps) {
  return (
    <>
      {own.parked > 0 && (
        <Notice tone="error" title={TEST_RESULT.parkedTitle}>
          <p>{TEST_RESULT.parkedText}</p>
          <LinkButton className="justify-self-start" to={href('outbox')}>
            {TEST_RESULT.openQueue}
          </LinkButton>
        </Notice>
      )}
      {own.queued > 0 && (
        <Notice tone="info" title={TEST_RESULT.waitingTitle}>
          <p>{TEST_RESULT.waitingText}</p>
          <p>{TEST_RESULT.waitingCount(own.queued)}</p>
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
