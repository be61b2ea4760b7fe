import { href } from '#contract/href.ts';
import { RESULT } from '#src/messages/practice.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import type { LocalResult } from '../model/use-local-result.ts';

const words = SPEAKING_RESULT.waiting;

interface UnsentProps {
  local: LocalResult;
  /** The answers are on the page. */
  hasAnswers: boolean;
}

/** What of the attempt has not reached the server. */
export function Unsent({ local: { queued, parked }, hasAnswers }: UnsentProps) {
  return (
    <>
      {parked > 0 && (
        <Notice tone="error" title={RESULT.parkedTitle}>
          <p>{RESULT.parkedText}</p>
          <LinkButton variant="secondary" className="mt-2 justify-self-start" to={href('outbox')}>
            {RESULT.openQueue}
          </LinkButton>
        </Notice>
      )}
      {queued > 0 && (
        <Notice tone="info" title={words.title}>
          <p>{words.text(queued)}</p>
          {hasAnswers && <p>{words.meanwhile}</p>}
        </Notice>
      )}
    </>
  );
}

/** What the server is still grading. */
export function Grading({ waiting, isAgain }: { waiting: number; isAgain: boolean }) {
  return (
    <Notice tone="info" title={isAgain ? words.regrading(waiting) : words.grading(waiting)}>
      <p>{words.gradingText}</p>
      <p>{words.meanwhile}</p>
    </Notice>
  );
}

/** Answers that could not be graded. */
export function Declined({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={words.declined(count)}>
      <p>{words.declinedText}</p>
    </Notice>
  );
}
