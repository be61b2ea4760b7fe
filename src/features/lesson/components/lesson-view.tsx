import { Play } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { starCup } from '#rules/lesson/stars.ts';
import { LESSON } from '#src/messages/lesson.ts';
import { useSession } from '#src/platform/session/session.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import {
  currentState,
  type Lesson,
  minutesLeft,
  type SectionState,
} from '#src/shared/lesson/section-states.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { useLessonRedo } from '../model/use-lesson-redo.ts';
import { AfterLesson } from './after-lesson.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { PasswordOffer } from './password-offer.tsx';
import { SectionList } from './section-list.tsx';
import { StarLine } from './star-line.tsx';

interface LessonViewProps {
  lesson: Lesson;
  states: readonly SectionState[];
}

/** A lesson: progress, what it has earned, its sections, the next step. */
export function LessonView({ lesson, states }: LessonViewProps) {
  const learnerId = useSession((session) => session.learnerId);
  const redo = useLessonRedo(lesson);
  const next = currentState(states, useSearchParams()[0].get('section'));
  const done = states.filter(({ state }) => state === 'done').length;
  const finished = done === states.length;
  const uncounted = states.filter(({ state, stars }) => state === 'done' && stars === null).length;
  const begun = states.some(({ state }) => state !== 'todo');

  return (
    <>
      <PageHeader
        title={lesson.title}
        text={lesson.summary}
        back={{ to: href('course', { id: lesson.course_id }), label: lesson.course_name }}
      />
      <div className="grid gap-4">
        <div className="flex items-center gap-4">
          <ProgressRing value={done} max={states.length} label={LESSON.progress(done, states.length)}>
            {done}/{states.length}
          </ProgressRing>
          <div className="grid min-w-0 gap-1">
            <p className="font-semibold">{finished ? LESSON.allDone : LESSON.left(minutesLeft(states))}</p>
            <p className="text-sm text-muted">{LESSON.progress(done, states.length)}</p>
            {begun && <StarLine starCup={starCup(states)} uncounted={uncounted} />}
          </div>
        </div>
        {finished && <AfterLesson lessonId={lesson.id} />}
        {next && (
          <LinkButton
            to={next.href}
            {...(finished ? { variant: 'secondary' } : { size: 'lg', icon: Play })}
            className="justify-self-start max-sm:w-full"
          >
            {finished ? LESSON.again : LESSON.resume}
          </LinkButton>
        )}
        <DownloadButton kind="lesson" id={lesson.id} title={lesson.title} courseId={lesson.course_id} />
      </div>
      <section className="grid gap-4">
        <SectionHead title={LESSON.sections} />
        <SectionList states={states} />
      </section>
      <LessonEnd lessonId={lesson.id} begun={begun} finished={finished} onRedo={redo} />
      {finished && learnerId && <PasswordOffer learnerId={learnerId} />}
    </>
  );
}
