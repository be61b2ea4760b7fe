import { useEffect, useRef } from 'react';
import { href } from '#contract/href.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { PendingRequest } from './use-grading-requests.ts';

interface RequestStateProps {
  request: PendingRequest;
  /** The learner has just made the request: the button they pressed is gone, so focus moves here. */
  takesFocus: boolean;
}

/** A request that has not arrived: that it is queued, or why it was refused. */
export function RequestState({ request, takesFocus }: RequestStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      {request.state === 'queued' ? (
        <Notice tone="info">{TEACHER.queued}</Notice>
      ) : (
        <Notice tone="error" title={TEACHER.parkedTitle}>
          {request.message && <p>{request.message}</p>}
          <LinkButton to={href('outbox')} variant="secondary" className="justify-self-start">
            {TEACHER.openQueue}
          </LinkButton>
        </Notice>
      )}
    </div>
  );
}
