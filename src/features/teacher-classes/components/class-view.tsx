import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import type { TaughtClassDetail } from '#contract/teacher-classes.ts';
import { CLASS_STATUS } from '#contract/tutoring.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { DeskLoaded } from '#src/shared/teacher-desk/desk-loaded.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { taughtClass } from '../api/taught.ts';
import { CLASSES, spanWords } from '../messages/classes.ts';
import { nextState } from '../model/lesson-state.ts';
import { LessonList } from './lesson-list.tsx';
import { Roster } from './roster.tsx';

const BACK = { to: href('taughtClasses'), label: CLASSES.back };

function NextLesson({ id, next }: Pick<TaughtClassDetail, 'id' | 'next'>) {
  if (!next) return null;
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid min-w-0 gap-1">
        <h2 className="text-sm font-semibold text-muted">{CLASSES[nextState(next, Date.now())]}</h2>
        <p className="text-lg font-semibold [overflow-wrap:anywhere]">{next.title}</p>
        <p className="text-muted tabular-nums">{spanWords(next)}</p>
      </div>
      <LinkButton className="max-sm:w-full" to={href('taughtClasses', { id, lesson: next.id })}>
        {CLASSES.openLesson}
      </LinkButton>
    </Card>
  );
}

/** One class of the teacher: what comes next, its lessons, who is in it. */
export function ClassView({ id }: { id: string }) {
  const query = useQuery(taughtClass(id));
  const { data } = query;
  if (!data)
    return (
      <>
        <title>{pageTitle(CLASSES.title)}</title>
        <PageHeader title={CLASSES.title} back={BACK} />
        <DeskLoaded query={query} waiting={<LinesSkeleton />} offlineText={CLASSES.offline} />
      </>
    );
  return (
    <>
      <title>{pageTitle(data.name)}</title>
      <PageHeader title={data.name} text={data.summary} back={BACK}>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <Badge tone={data.status === CLASS_STATUS.running ? 'success' : 'neutral'}>
            {CLASSES.status[data.status]}
          </Badge>
          {data.code}
        </p>
      </PageHeader>
      <NextLesson id={id} next={data.next} />
      <LessonList of={data} />
      <Roster people={data.people} />
    </>
  );
}
