import type { ReactNode } from 'react';
import { HOME } from '#src/messages/home.ts';
import { Card } from '#src/ui/card.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { Skeleton, SkeletonText } from '#src/ui/skeleton.tsx';

interface EntryListProps {
  id?: string;
  title: string;
  end?: ReactNode;
  /** Undefined while they load. */
  cards: ReactNode[] | undefined;
  failed: boolean;
}

const PLACEHOLDERS = ['first', 'second', 'third'];

/** A section of the home page: its cards, placeholders while they load, or a notice if that fails. */
export function EntryList({ id, title, end, cards, failed }: EntryListProps) {
  if (cards?.length === 0) return null;
  return (
    <section {...(id ? { id } : {})} className="grid gap-4">
      <SectionHead title={title} end={end} />
      {cards && <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{cards}</ul>}
      {!cards && failed && <Notice tone="info">{HOME.listFailed}</Notice>}
      {!cards && !failed && (
        <Loading>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {PLACEHOLDERS.map((place) => (
              <Card key={place} className="grid min-h-44 content-start gap-4">
                <Skeleton className="h-6 w-3/4" />
                <SkeletonText lines={3} />
              </Card>
            ))}
          </div>
        </Loading>
      )}
    </section>
  );
}
