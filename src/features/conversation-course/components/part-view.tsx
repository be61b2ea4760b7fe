import type { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { COURSE } from '../messages/course.ts';
import { CourseFailure } from './course-failure.tsx';

export type PartName = 'missions' | 'rooms' | 'sounds' | 'categories';
/** Of one class; reached from its section. */
export type ViewName = PartName | 'phrases';

/** The head of one of the course's screens. */
export const PartHead = ({ title, text }: { title: string; text: string }) => (
  <>
    <title>{pageTitle(title)}</title>
    <PageHeader title={title} text={text} back={{ to: href('conversation'), label: COURSE.backToCourse }} />
  </>
);

interface LoadedProps<T> {
  query: Pick<ReturnType<typeof useQuery<T>>, 'data' | 'error' | 'isError' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/** What was loaded, or why it was not. */
export function Loaded<T>({ query: { data, error, isError, refetch }, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (!isError) return <LinesSkeleton />;
  return <CourseFailure error={error} isOnItsWay={false} onRetry={() => void refetch()} />;
}
