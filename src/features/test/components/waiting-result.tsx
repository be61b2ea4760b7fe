import { TEST_RESULT } from '#src/messages/test.ts';
import { LocalClockNote } from '#src/test-attempts/local-clock-note.tsx';
import type { OwnTestAnswers } from '#src/test-attempts/use-own-test-answers.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { ReadTest } from '../model/read-test.ts';
import { ResultPart } from './result-part.tsx';

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
          <LinkButton className="justify-self-start" to="/cho-gui">
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
