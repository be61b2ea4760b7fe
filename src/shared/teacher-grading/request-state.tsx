import { useEffect, useRef } from 'react';
import { href } from '#contract/href.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { PendingRequest } from './use-grading-requests.ts';

interface RequestStateProps {
  asking: PendingRequest;
  /** The learner asked a moment ago: the button they pressed is gone, so focus comes here. */
  takesFocus: boolean;
}

/** An asking that has not arrived: that it waits to be sent, or why it would not go. */
export function RequestState({ asking, takesFocus }: RequestStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      {asking.state === 'queued' ? (
        <Notice tone="info">{TEACHER.queued}</Notice>
      ) : (
        <Notice tone="error" title={TEACHER.parkedTitle}>
          {asking.message && <p>{asking.message}</p>}
          <LinkButton to={href('outbox')} variant="secondary" className="justify-self-start">
            {TEACHER.openQueue}
          </LinkButton>
        </Notice>
      )}
    </div>
  );
}
