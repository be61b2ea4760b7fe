import type { ReactNode } from 'react';
import { Card } from '#src/ui/card.tsx';
import { Loaded, type LoadedQuery } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LEARNING } from '../messages/course-learning.ts';

interface LearningPartProps<T> {
  title: string;
  query: LoadedQuery<T>;
  children: (data: T) => ReactNode;
}

/** An optional card of a page, with placeholders for loading and failure. */
export function LearningPart<T>({ title, query, children }: LearningPartProps<T>) {
  return (
    <Card as="section" className="grid content-start gap-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      <Loaded
        query={query}
        waiting={
          <Loading>
            <Skeleton className="h-28 w-full" />
          </Loading>
        }
        failed={<p className="text-muted">{LEARNING.failed}</p>}
      >
        {children}
      </Loaded>
    </Card>
  );
}
