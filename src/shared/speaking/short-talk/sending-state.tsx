import { href } from '#contract/href.ts';
import { RESULT } from '#src/messages/practice.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';

/** Says that what was submitted is on its way, or cannot be sent. */
export function SendingState({ queued, parked }: { queued: number; parked: number }) {
  return (
    <>
      {parked > 0 && (
        <Notice tone="error" title={RESULT.parkedTitle}>
          <p>{RESULT.parkedText}</p>
          <LinkButton className="mt-2 justify-self-start" to={href('outbox')}>
            {RESULT.openQueue}
          </LinkButton>
        </Notice>
      )}
      {queued > 0 && (
        <Notice tone="info" title={SHORT_TALK.sending.title}>
          {SHORT_TALK.sending.text}
        </Notice>
      )}
    </>
  );
}
