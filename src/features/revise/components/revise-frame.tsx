import type { ReactNode } from 'react';
import { REVISE } from '#src/messages/revise.ts';
import { SyncIndicator } from '#src/outbox/sync-indicator.tsx';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import type { RevisePages } from '../model/use-revise-pages.ts';

interface ReviseFrameProps {
  name: string;
  pages: Pick<RevisePages, 'revise' | 'isMissing' | 'error' | 'retry'>;
  /** Null while what it shows is still being read. */
  children: ReactNode;
}

/** The bare screen around a revise set: the way out, its title, what waits to be sent. */
export function ReviseFrame({
  name,
  pages: { revise, isMissing, error, retry },
  children,
}: ReviseFrameProps) {
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{`${revise ? `${revise.title} · ` : ''}${name} – Luyện`}</title>
      <BareHeader
        title={revise?.title ?? name}
        back={revise ? `/lesson/${encodeURIComponent(revise.lesson_id)}` : '/my-course'}
        backLabel={REVISE.back}
      >
        <SyncIndicator />
      </BareHeader>
      {children}
      {!children && !revise && isMissing && (
        <FailureState heading="h2" error={error} onRetry={retry} offlineText={REVISE.offlineText} />
      )}
      {!children && (revise || !isMissing) && <LinesSkeleton />}
    </main>
  );
}
