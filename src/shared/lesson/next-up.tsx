import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { href } from '#contract/href.ts';
import { openSection } from '#rules/lesson/sections.ts';
import { NEXT_UP } from '#src/messages/next-up.ts';
import { mayPrefetch } from '#src/platform/offline/data-saving.ts';
import { lessonAssets } from '#src/shared/queries/lesson.ts';
import { reviseQuestions } from '#src/shared/queries/revise-questions.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { type Lesson, sectionStates } from './section-states.ts';
import { ToNextThing, type WayOnLook } from './to-next-thing.tsx';
import { useLocalProgress } from './use-local-progress.ts';
import { useNextLesson } from './use-next-lesson.ts';

interface NextUpProps extends WayOnLook {
  lessonId: string;
  /** The exercise, text or video that is finished. */
  moduleId: string;
}

interface AfterSectionProps {
  lesson: Lesson;
  moduleId: string;
  look: WayOnLook;
}

function AfterSection({ lesson, moduleId, look }: AfterSectionProps) {
  const client = useQueryClient();
  const states = sectionStates(lesson, useLocalProgress(lesson));
  const finished = lesson.list_section.find(({ module_id }) => module_id === moduleId)?.id ?? '';
  const done = new Set(states.flatMap(({ section, state }) => (state === 'done' ? section.id : [])));
  const id = openSection(lesson.list_section, finished, (section) => done.has(section.id))?.id;
  const next = states.find(({ section }) => section.id === id);
  const loads = next?.section.kind === 'revise' ? next.section.module_id : null;
  const after = useNextLesson(lesson.id, next === undefined).lesson;
  useEffect(() => {
    if (loads !== null && mayPrefetch()) void client.prefetchQuery(reviseQuestions(loads));
  }, [client, loads]);
  if (next)
    return (
      <LinkButton to={next.href} {...look}>
        {NEXT_UP.section(next.section.title)}
      </LinkButton>
    );
  if (after)
    return (
      <LinkButton to={href('lesson', { id: after.id })} {...look}>
        {NEXT_UP.lesson(after.title)}
      </LinkButton>
    );
  return <ToNextThing {...look} />;
}

/**
 * The next step after a part of a lesson: a section of the lesson that is open, then the next lesson, else whatever comes
 * next today.
 */
export function NextUp({ lessonId, moduleId, ...look }: NextUpProps) {
  const { data: lesson, isPending } = useQuery(lessonAssets(lessonId));
  if (isPending) return null;
  return lesson ? (
    <AfterSection lesson={lesson} moduleId={moduleId} look={look} />
  ) : (
    <ToNextThing {...look} />
  );
}
