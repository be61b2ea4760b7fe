import { useQuery } from '@tanstack/react-query';
import { Pencil, Video } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { href } from '#contract/href.ts';
import type { TaughtLessonDetail } from '#contract/teacher-classes.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { DeskLoaded } from '#src/shared/teacher-desk/desk-loaded.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { taughtLesson } from '../api/taught.ts';
import { CLASSES, LESSON, spanWords } from '../messages/classes.ts';
import { canMark, isRunning } from '../model/lesson-state.ts';
import { Attendance } from './attendance.tsx';
import { Homework } from './homework.tsx';
import { Materials } from './materials.tsx';
import { Notes } from './notes.tsx';
import { TextDialog } from './text-dialog.tsx';

function State({ lesson }: { lesson: TaughtLessonDetail }) {
  const now = Date.now();
  if (lesson.is_cancelled) return <Badge tone="warning">{CLASSES.cancelled}</Badge>;
  if (isRunning(lesson, now)) return <Badge tone="success">{CLASSES.now}</Badge>;
  return lesson.ends_at <= now ? <Badge>{CLASSES.over}</Badge> : null;
}

function Head({ lesson }: { lesson: TaughtLessonDetail }) {
  const [isChanging, setChanging] = useState(false);
  const { id, name } = lesson.class;
  const isOpen = !lesson.is_cancelled && lesson.ends_at > Date.now();
  return (
    <>
      <PageHeader
        title={lesson.title}
        back={{ to: href('taughtClasses', { id }), label: name }}
        {...(lesson.summary !== null && { text: lesson.summary })}
      >
        <p className="flex flex-wrap items-center gap-2 text-muted tabular-nums">
          {spanWords(lesson)}
          <State lesson={lesson} />
        </p>
      </PageHeader>
      <div className="flex flex-wrap gap-3">
        {isOpen && lesson.meeting_link !== null && (
          <a
            href={lesson.meeting_link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('primary', 'md', 'max-sm:w-full')}
          >
            <Video aria-hidden="true" className="size-5 shrink-0" />
            {LESSON.room}
          </a>
        )}
        <Button variant="secondary" icon={Pencil} className="max-sm:w-full" onClick={() => setChanging(true)}>
          {LESSON.change}
        </Button>
      </div>
      {isChanging && <TextDialog lesson={lesson} onClose={() => setChanging(false)} />}
    </>
  );
}

/** One lesson of a class of the teacher. What is typed stays, whatever becomes of the network or the role. */
export function LessonView({ classId, id }: { classId: string; id: string }) {
  const query = useQuery(taughtLesson(id));
  const { data, error } = query;
  if (data && data.class.id !== classId)
    return <Navigate replace to={href('taughtClasses', { id: data.class.id, lesson: id })} />;
  if (!data)
    return (
      <>
        <title>{pageTitle(LESSON.title)}</title>
        <PageHeader
          title={LESSON.title}
          back={{ to: href('taughtClasses', { id: classId }), label: LESSON.back }}
        />
        <DeskLoaded query={query} waiting={<LinesSkeleton />} offlineText={CLASSES.offline} />
      </>
    );
  const isForbidden = error instanceof ApiError && error.failure.code === 'FORBIDDEN';
  // Before that, there is more to prepare than to record.
  const isHeld = canMark(data, Date.now());
  return (
    <>
      <title>{pageTitle(data.title)}</title>
      {isForbidden && <Notice tone="error">{LESSON.forbidden}</Notice>}
      <Head lesson={data} />
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 ${isHeld ? 'lg:grid-rows-[auto_auto_1fr]' : ''}`}
      >
        {isHeld && (
          <div className="lg:row-span-3">
            <Attendance lesson={data} />
          </div>
        )}
        <Homework lesson={data} />
        <Notes lesson={data} />
        <Materials lesson={data} />
        {!isHeld && <Attendance lesson={data} />}
      </div>
    </>
  );
}
