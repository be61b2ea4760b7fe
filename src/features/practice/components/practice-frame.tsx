import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { practiceListQuestion } from '#contract/practice.ts';
import { PRACTICE } from '#src/messages/practice.ts';
import { SyncIndicator } from '#src/outbox/sync-indicator.tsx';
import { openAuth } from '#src/session/auth-dialog.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';

interface PracticeFrameProps {
  name: string;
  owner: string | null;
  query: UseQueryResult<ResponseOf<typeof practiceListQuestion>>;
  /** The practice; every part of it is nothing while it is still being read. */
  children: ReactNode;
}

/** The bare screen around a practice: asks guests to sign in, says what is missing. */
export function PracticeFrame({ name, owner, query, children }: PracticeFrameProps) {
  const practice = query.data?.practice;
  const parts = [children].flat();
  const isThere = parts.some(Boolean);
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{`${practice?.title ?? name} – Luyện`}</title>
      <BareHeader
        title={practice?.title ?? name}
        back={practice ? `/lesson/${practice.lesson_id}` : '/my-course'}
        backLabel={PRACTICE.back}
      >
        <SyncIndicator />
      </BareHeader>
      {!owner && (
        <EmptyState
          illustration="notebook"
          title={PRACTICE.guestTitle}
          action={<Button onClick={() => openAuth('register')}>{PRACTICE.guestAction}</Button>}
        >
          {PRACTICE.guestText}
        </EmptyState>
      )}
      {owner && query.isError && !query.data && (
        <FailureState
          heading="h2"
          error={query.error}
          onRetry={() => void query.refetch()}
          offlineText={PRACTICE.offlineText}
        />
      )}
      {owner && !isThere && !(query.isError && !query.data) && <LinesSkeleton />}
      {owner && isThere && children}
    </main>
  );
}
