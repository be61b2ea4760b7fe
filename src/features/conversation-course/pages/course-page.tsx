import { type ComponentType, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CONVERSATION } from '#src/messages/conversation.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useSession } from '#src/platform/session/session.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { useFromTop } from '#src/ui/use-from-top.ts';
import { CourseFailure } from '../components/course-failure.tsx';
import { CourseHome } from '../components/course-home.tsx';
import { IntroduceFirst } from '../components/introduce-first.tsx';
import { LevelsView } from '../components/levels-view.tsx';
import { PartHead, type ViewName } from '../components/part-view.tsx';
import { Refusals } from '../components/refusals.tsx';
import { LEVEL_CARD, LEVELS_VIEW } from '../messages/course.ts';
import { type CourseOwner, type CoursePartProps, useStanding } from '../model/use-standing.ts';

const PART_VIEWS: Record<ViewName, ComponentType<CoursePartProps>> = {
  missions: lazyPart(() => import('../components/missions-view.tsx')),
  rooms: lazyPart(() => import('../components/scenes-view.tsx')),
  sounds: lazyPart(() => import('../components/sounds-view.tsx')),
  categories: lazyPart(() => import('../components/categories-view.tsx')),
  phrases: lazyPart(() => import('../components/phrases-view.tsx')),
};
const isPart = (name: string | null): name is ViewName => name !== null && Object.hasOwn(PART_VIEWS, name);

/** The level that was just gone up to: said once, quietly. */
function Celebration({ level }: { level: number | null }) {
  return (
    <div role="status">
      {level !== null && (
        <Notice tone="success" title={LEVEL_CARD.celebrate(level)}>
          <p className="text-pretty">{LEVEL_CARD.celebrateText}</p>
        </Notice>
      )}
    </div>
  );
}

function Home({ owner, course }: CourseOwner) {
  const [risen, setRisen] = useState<number | null>(null);
  const { query, standing, refused, waiting } = course;
  const current = standing?.current ?? null;
  const isPlain = standing === null || current === null;
  return (
    <>
      <title>{pageTitle(CONVERSATION.title)}</title>
      {isPlain && <PageHeader title={CONVERSATION.title} text={CONVERSATION.text} />}
      <Refusals refused={refused} />
      <Celebration level={risen} />
      {current && <CourseHome key={current.course_id} {...{ owner, course, current }} onUp={setRisen} />}
      {standing && !current && <IntroduceFirst />}
      {!standing && (
        <Loaded
          query={query}
          failed={(error, retry) => (
            <CourseFailure error={error} isOnItsWay={waiting.size > 0} onRetry={retry} />
          )}
        />
      )}
    </>
  );
}

function Course({ owner }: { owner: string }) {
  const [search] = useSearchParams();
  const course = useStanding(owner);
  const view = search.get('view');
  useFromTop(view ?? 'home');
  const current = course.standing?.current;
  if (view === 'levels' && course.standing)
    return (
      <>
        <PartHead title={LEVELS_VIEW.title} text={LEVELS_VIEW.text} />
        <Refusals refused={course.refused} />
        <LevelsView owner={owner} course={course} />
      </>
    );
  if (isPart(view) && current) {
    const View = PART_VIEWS[view];
    return (
      <Suspense fallback={<LinesSkeleton />}>
        <View owner={owner} courseId={current.course_id} />
      </Suspense>
    );
  }
  return <Home owner={owner} course={course} />;
}

/** The conversation courses: the course of the selected level, its parts, and the choice of the level. */
export function Component() {
  const owner = useSession(({ learnerId }) => learnerId);
  return <Page width="wide">{owner !== null && <Course owner={owner} />}</Page>;
}
