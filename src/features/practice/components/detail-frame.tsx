import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RESULT } from '#src/messages/practice.ts';
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
      <header className="flex min-h-14 items-center gap-2 border-b border-line bg-surface px-2">
        <Link to={back} aria-label={RESULT.title} className="grid size-11 place-items-center rounded-full">
          <ArrowLeft aria-hidden size={22} />
        </Link>
        <h1 className="min-w-0 flex-1 truncate font-semibold">{title}</h1>
      </header>
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
