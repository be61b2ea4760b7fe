import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { LESSON } from '#src/messages/lesson.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { useFreeCourse } from '#src/platform/session/free-course.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useVip } from '#src/platform/session/vip.ts';
import { lessonAssets } from '#src/shared/queries/lesson.ts';
import { ArticleSkeleton } from '#src/ui/article-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { OpenLesson } from '../components/open-lesson.tsx';
import { SentAway } from '../components/sent-away.tsx';
import { lessonGate } from '../model/lesson-gate.ts';

/**
 * Whether the learner may enter the lesson (docs/product.md, point 4, lesson entry). Never cached: a stale
 * refusal would hold back a learner who has activated the course since.
 */
const lessonAllowed = (id: string) =>
  readQuery(ENDPOINTS.lesson.isAllowed, { params: { id } }, { persist: 'never', gcTime: 0, staleTime: 0 });

export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const allowed = useQuery(lessonAllowed(id));
  const query = useQuery(lessonAssets(id));
  useFreeCourse(query.data?.course_id);
  const tutoring = useVip(useSession(({ learnerId }) => learnerId)).tutoring;
  const elsewhere = lessonGate(id, allowed, tutoring);
  if (elsewhere) return <SentAway to={elsewhere} access={allowed.data} />;
  // The pending check may still redirect: no error is shown before it settles.
  const isError = query.isError && !allowed.isPending;
  const opened = query.data?.list_section.find((section) => section.id === search.get('section'));
  return (
    <Page width={opened?.kind === 'video' ? 'wide' : 'narrow'}>
      <title>{pageTitle(query.data?.title ?? LESSON.name)}</title>
      <Loaded query={{ ...query, isError }} waiting={<ArticleSkeleton />} heading="h1">
        {(lesson) => <OpenLesson key={id} lesson={lesson} />}
      </Loaded>
    </Page>
  );
}
