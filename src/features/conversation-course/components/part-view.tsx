import type { ReactNode } from 'react';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { Loaded, type LoadedQuery } from '#src/ui/loaded.tsx';
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

interface CourseLoadedProps<T> {
  query: LoadedQuery<T>;
  children: (data: T) => ReactNode;
}

/** What was loaded of the course, or why it was not. */
export const CourseLoaded = <T,>({ query, children }: CourseLoadedProps<T>) => (
  <Loaded
    query={query}
    failed={(error, retry) => <CourseFailure error={error} isOnItsWay={false} onRetry={retry} />}
  >
    {children}
  </Loaded>
);
