import { useState } from 'react';
import type { SyllabusWeek } from '#contract/tutoring.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { formatDate, formatMoment } from '#rules/text/formats.ts';
import { classNotices, classPastLessons } from '#src/shared/queries/tutoring.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { TUTORING } from '../messages/tutoring.ts';
import { LessonItem } from './lesson-item.tsx';
import { PagedList } from './paged-list.tsx';

interface ListProps {
  classId: string;
  weeks: readonly SyllabusWeek[];
  now: number;
  waiting: ReadonlySet<string>;
}

/** Day and month of an ISO date. */
const short = (day: string): string => formatDate(day).slice(0, 5);

function Week({ week, now, waiting }: { week: SyllabusWeek } & Pick<ListProps, 'now' | 'waiting'>) {
  const today = vietnamDay(now);
  const isNow = week.from <= today && today <= week.to;
  return (
    <section className="grid gap-3">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {TUTORING.week(week.week, short(week.from), short(week.to))}
        {isNow && <Badge tone="brand">{TUTORING.thisWeek}</Badge>}
      </h3>
      <ul className="grid gap-3">
        {week.lessons.map((lesson) => (
          <LessonItem key={lesson.id} lesson={lesson} now={now} waiting={waiting} />
        ))}
      </ul>
    </section>
  );
}

/** The weeks from the present one on, what the class was told, and on request the lessons that are over. */
export function ScheduleTab({ classId, weeks, now, waiting }: ListProps) {
  const [showsPast, setShowsPast] = useState(false);
  const today = vietnamDay(now);
  const ahead = weeks.filter(({ to }) => to >= today);
  return (
    <div className="grid gap-8">
      <section className="grid gap-6">
        <SectionHead title={TUTORING.tabs.schedule} />
        {ahead.length === 0 && <p className="text-muted">{TUTORING.noSchedule}</p>}
        {ahead.map((week) => (
          <Week key={week.week} week={week} now={now} waiting={waiting} />
        ))}
      </section>
      <section className="grid gap-3">
        <SectionHead title={TUTORING.noticesTitle} />
        <PagedList
          queryOf={(page) => classNotices(classId, page)}
          pageOf={({ notices, total }) => ({ items: notices, total })}
          label={TUTORING.noticesTitle}
          empty={TUTORING.noNotices}
        >
          {({ id, text, at }) => (
            <li key={id} className="grid gap-0.5 border-b border-line pb-3">
              <p className="text-pretty">{text}</p>
              <p className="text-sm text-muted">{formatMoment(at)}</p>
            </li>
          )}
        </PagedList>
      </section>
      <section className="grid gap-3">
        <SectionHead title={TUTORING.pastTitle} />
        {showsPast ? (
          <PagedList
            queryOf={(page) => classPastLessons(classId, page)}
            pageOf={({ lessons, total }) => ({ items: lessons, total })}
            label={TUTORING.pastTitle}
            empty={TUTORING.noHistory}
          >
            {(lesson) => <LessonItem key={lesson.id} lesson={lesson} now={now} waiting={waiting} />}
          </PagedList>
        ) : (
          <Button variant="secondary" className="justify-self-start" onClick={() => setShowsPast(true)}>
            {TUTORING.pastTitle}
          </Button>
        )}
      </section>
    </div>
  );
}
