import { Navigate } from 'react-router';
import type { DetailOf } from '#contract/lesson-detail.ts';
import { DUET } from '#src/messages/lesson.ts';
import { useAttempt } from '#src/outbox/use-attempt.ts';
import { openAuth } from '#src/session/auth-dialog.ts';
import { useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { DuetSection } from './duet-section.tsx';

interface DuetEntryProps {
  detail: DetailOf<'duet_video'>;
  title: string;
}

/** A duet with its situation; a guest, who cannot record, is asked to sign up. */
export function DuetEntry({ detail, title }: DuetEntryProps) {
  const owner = useSession((session) => session.learnerId);
  const attempt = useAttempt(owner, detail.duet_video_id);
  if (attempt?.submitted) {
    const result = `/practice-result/${encodeURIComponent(detail.duet_video_id)}?attempt=${attempt.attemptId}`;
    return <Navigate replace to={result} />;
  }
  return (
    <div className="grid gap-6">
      <Prose markdown={detail.instructions} />
      {!owner && (
        <Notice tone="info" title={DUET.guestTitle}>
          <p>{DUET.guestText}</p>
          <div className="mt-2">
            <Button onClick={() => openAuth('register')}>{DUET.guestAction}</Button>
          </div>
        </Notice>
      )}
      {owner && !attempt && <LinesSkeleton />}
      {owner && attempt && (
        <DuetSection
          key={attempt.attemptId}
          owner={owner}
          attemptId={attempt.attemptId}
          answers={attempt.answers}
          detail={detail}
          title={title}
        />
      )}
    </div>
  );
}
