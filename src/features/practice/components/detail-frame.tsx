import type { ReactNode } from 'react';
import { RESULT } from '#src/messages/practice.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';

interface DetailFrameProps {
  title: string;
  back: string;
  isLoading: boolean;
  children: ReactNode;
}

/** The bare page around one graded answer. */
export function DetailFrame({ title, back, isLoading, children }: DetailFrameProps) {
  return (
    <main id="main" className="min-h-dvh pb-10">
      <title>{`${title} – Luyện`}</title>
      <BareHeader title={title} back={back} backLabel={RESULT.title} leaves="step" />
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-6">
        {children ??
          (isLoading ? (
            <SkeletonText lines={6} />
          ) : (
            <EmptyState illustration="offline" title={RESULT.offlineTitle}>
              {RESULT.offlineText}
            </EmptyState>
          ))}
      </div>
    </main>
  );
}
