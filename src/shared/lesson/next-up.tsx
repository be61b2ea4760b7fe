import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { href } from '#contract/href.ts';
import { SECTION_STATUS } from '#contract/lesson.ts';
import { nextStep } from '#rules/lesson/sections.ts';
import { NEXT_UP } from '#src/messages/next-up.ts';
import { mayPrefetch } from '#src/platform/offline/data-saving.ts';
import { lessonAssets } from '#src/shared/queries/lesson.ts';
import { reviseQuestions } from '#src/shared/queries/revise-questions.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { sectionPath } from './section-path.ts';
import { ToNextThing, type WayOnLook } from './to-next-thing.tsx';
import { useNextLesson } from './use-next-lesson.ts';

interface NextUpProps extends WayOnLook {
  lessonId: string;
  /** The exercise, text or video that is finished. */
  moduleId: string;
}

/**
 * The next step after a part of a lesson: the next section of the lesson, after the last one the next lesson, else whatever
 * comes next today.
 */
export function NextUp({ lessonId, moduleId, ...look }: NextUpProps) {
  const client = useQueryClient();
  const { data: lesson, isPending } = useQuery(lessonAssets(lessonId));
  const current = lesson?.list_section.find(({ module_id }) => module_id === moduleId);
  // It is finished, so the next step is a section.
  const step = nextStep({ index: 0, total: 1, sectionId: current?.id ?? null }, lesson?.list_section ?? []);
  const section = step.kind === 'section' ? step.section : null;
  const loads = step.kind === 'section' && step.loads ? step.section.module_id : null;
  const after = useNextLesson(lessonId, lesson !== undefined && section === null).lesson;
  useEffect(() => {
    if (loads !== null && mayPrefetch()) void client.prefetchQuery(reviseQuestions(loads));
  }, [client, loads]);
  if (isPending) return null;
  if (section) {
    const result = lesson?.user_result.lesson_section_result.find(
      ({ section_id, status }) => section_id === section.id && status === SECTION_STATUS.completed,
    );
    return (
      <LinkButton
        to={sectionPath(lessonId, section, result ? { attemptId: result.attempt_id } : null)}
        {...look}
      >
        {NEXT_UP.section(section.title)}
      </LinkButton>
    );
  }
  if (after)
    return (
      <LinkButton to={href('lesson', { id: after.id })} {...look}>
        {NEXT_UP.lesson(after.title)}
      </LinkButton>
    );
  return <ToNextThing {...look} />;
}
