import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { courseEntry } from '#rules/course/course-entry.ts';
import { COURSE } from '#src/messages/course.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { mayPrefetch } from '#src/platform/offline/data-saving.ts';
import { courseDetails } from '#src/shared/queries/courses.ts';
import { prefetchLesson } from '#src/shared/queries/prefetch-lesson.ts';
import { ArticleSkeleton } from '#src/ui/article-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { CourseView } from '../components/course-view.tsx';
import type { CourseDetails } from '../model/course-state.ts';
import { useActivation } from '../model/use-activation.ts';

/** Prefetches every lesson of an open course, one after another, so that it can be studied offline. */
function usePrefetchedLessons(course: CourseDetails | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!course || courseEntry(course) !== 'open' || !mayPrefetch()) return;
    let hasLeft = false;
    void (async () => {
      for (const lesson of course.lessons) {
        if (hasLeft) return;
        await prefetchLesson(client, lesson.id);
      }
    })();
    return () => {
      hasLeft = true;
    };
  }, [client, course]);
}

export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(courseDetails(id));
  // Must be above the course view: a sign-in unmounts that for a moment.
  const activation = useActivation(id);
  usePrefetchedLessons(query.data);
  return (
    <Page>
      <title>{pageTitle(query.data?.name ?? COURSE.name)}</title>
      <Loaded query={query} waiting={<ArticleSkeleton />} heading="h1">
        {(data) => <CourseView course={data} activation={activation} />}
      </Loaded>
    </Page>
  );
}
