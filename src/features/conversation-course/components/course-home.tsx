import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LevelSummary } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { CONVERSATION } from '#src/messages/conversation.ts';
import { useVip } from '#src/platform/session/vip.ts';
import { sceneList } from '#src/shared/queries/scenes.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { NextCardPlaceholder } from '#src/ui/next-card.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { COURSE, LEVEL_CARD, LEVELS_VIEW } from '../messages/course.ts';
import { needsWith, type SceneRecords } from '../model/course-progress.ts';
import { useCourse } from '../model/use-course.ts';
import type { CourseOwner } from '../model/use-standing.ts';
import { ClassList } from './class-list.tsx';
import { CourseFailure } from './course-failure.tsx';
import { HotScene } from './hot-scene.tsx';
import { LevelCard } from './level-card.tsx';
import { LevelDownload } from './level-download.tsx';
import { NextSection } from './next-section.tsx';
import { PartLinks } from './part-links.tsx';

interface CourseHomeProps extends CourseOwner {
  current: LevelSummary;
  onUp: (level: number) => void;
}

function Header({ current }: { current: LevelSummary }) {
  return (
    <PageHeader title={CONVERSATION.title} text={COURSE.text}>
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        {COURSE.level(current.level, current.title_vi)}
        <Link
          to={href('conversation', {}, { view: 'levels' })}
          className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline underline-offset-4"
        >
          {COURSE.changeLevel}
        </Link>
      </p>
    </PageHeader>
  );
}

/** The level's card; while another level is selected than the server knows, what it asks for is not known. */
function Level({ owner, course, current, onUp, records }: CourseHomeProps & { records: SceneRecords }) {
  const { data } = useQuery(sceneList());
  const { needs, serverLevel, standing } = course;
  if (!standing || !needs || serverLevel !== current.level) return null;
  const scenes = (data?.scenes ?? []).filter(({ level }) => level === current.level);
  return (
    <LevelCard
      owner={owner}
      current={current}
      maxLevel={standing.maxLevel}
      last={standing.levels.at(-1)?.level ?? current.level}
      needs={needsWith(needs, scenes, records)}
      onUp={onUp}
    />
  );
}

/** What this device has worked out before the server knows of it. */
function Waits({ course: { waiting } }: Pick<CourseHomeProps, 'course'>) {
  const words = [
    ...(waiting.has('selection') ? [LEVELS_VIEW.waits] : []),
    ...(waiting.has('levelUp') ? [LEVEL_CARD.provisional] : []),
  ];
  return words.map((text) => (
    <p key={text} role="status" className="text-sm text-muted">
      {text}
    </p>
  ));
}

/** A course's landing page: what to do next, how far the level is, and everything there is. */
export function CourseHome(props: CourseHomeProps) {
  const { owner, course, current } = props;
  const { conversation } = useVip(owner);
  const { query, classes, next, records } = useCourse(owner, current);
  const titleOf = (id: string | undefined) => classes?.find((one) => one.id === id)?.title_vi;
  const parts = (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4 lg:grid-cols-[1.15fr_1fr]">
        {next === undefined ? (
          <NextCardPlaceholder />
        ) : (
          <NextSection section={next} of={titleOf(next?.class_id)} />
        )}
        <Level {...props} records={records} />
      </div>
      {classes ? (
        <ClassList classes={classes} open={next?.class_id ?? null} isVip={conversation} />
      ) : (
        <LinesSkeleton />
      )}
      <HotScene courseId={current.course_id} />
      <PartLinks />
    </>
  );
  return (
    <>
      <Header current={current} />
      <Waits course={course} />
      {/* All but the classes is there before them. */}
      <Loaded
        query={query}
        waiting={parts}
        failed={(error, retry) => (
          <CourseFailure isOnItsWay={course.waiting.size > 0} error={error} onRetry={retry} />
        )}
      >
        {() => parts}
      </Loaded>
      <LevelDownload key={current.level} level={current.level} />
    </>
  );
}
