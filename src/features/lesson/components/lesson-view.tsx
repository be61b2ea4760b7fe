import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { DownloadButton } from '#src/downloads/download-button.tsx';
import { LESSON } from '#src/messages/lesson.ts';
import { lessonAssets } from '#src/reads/lesson-assets.ts';
import { prefetchLesson } from '#src/reads/prefetch-lesson.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { currentSection, type Lesson, minutesLeft, sectionStates } from '../model/section-states.ts';
import { useOwnProgress } from '../model/use-own-progress.ts';
import { SectionList } from './section-list.tsx';

export function LessonView({ lesson }: { lesson: Lesson }) {
  const client = useQueryClient();
  const own = useOwnProgress(lesson);
  const asked = useSearchParams()[0].get('section');
  const states = sectionStates(lesson, own);
  const next = currentSection(states, asked);
  const done = states.filter(({ state }) => state === 'done').length;
  const finished = done === states.length;

  useEffect(() => void prefetchLesson(client, lesson.id), [client, lesson.id]);

  // Something has just arrived at the server: its word on the lesson has changed.
  const waiting = states.filter((state) => state.waiting).length;
  const waitedBefore = useRef(waiting);
  useEffect(() => {
    if (waiting < waitedBefore.current) void client.invalidateQueries(lessonAssets(lesson.id));
    waitedBefore.current = waiting;
  }, [client, lesson.id, waiting]);

  return (
    <>
      <PageHeader
        title={lesson.title}
        text={lesson.summary}
        back={{ to: `/course-detail/${encodeURIComponent(lesson.course_id)}`, label: lesson.course_name }}
      />
      <div className="grid gap-4">
        <div className="grid max-w-md gap-2">
          <p className="font-semibold">{finished ? LESSON.allDone : LESSON.left(minutesLeft(states))}</p>
          <ProgressBar value={done} max={states.length} label={LESSON.progress(done, states.length)} />
          <p className="text-sm text-muted">{LESSON.progress(done, states.length)}</p>
        </div>
        {next && (
          <LinkButton to={next.href} size="lg" icon={Play} className="justify-self-start max-sm:w-full">
            {finished ? LESSON.again : LESSON.resume}
          </LinkButton>
        )}
        <DownloadButton kind="lesson" id={lesson.id} title={lesson.title} courseId={lesson.course_id} />
      </div>
      <section className="grid gap-4">
        <SectionHead title={LESSON.sections} />
        <SectionList states={states} />
      </section>
    </>
  );
}
