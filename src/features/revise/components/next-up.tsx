import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { href } from '#contract/href.ts';
import { SECTION_STATUS } from '#contract/lesson.ts';
import { nextStep } from '#rules/lesson/sections.ts';
import { mayPrefetch } from '#src/platform/offline/data-saving.ts';
import { sectionPath } from '#src/shared/lesson/section-path.ts';
import { lessonAssets, nextLesson } from '#src/shared/queries/lesson.ts';
import { reviseQuestions } from '#src/shared/queries/revise-questions.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { REVISE_RESULT } from '../messages/revise.ts';
import type { PlacedSet } from '../model/placed-set.ts';

/**
 * The next step: the next section of the lesson, after the last one the next lesson, else the lesson itself.
 */
export function NextUp({ revise }: { revise: PlacedSet }) {
  const client = useQueryClient();
  const { lesson_id } = revise;
  const lesson = useQuery(lessonAssets(lesson_id)).data;
  const current = lesson?.list_section.find(
    ({ kind, module_id }) => kind === 'revise' && module_id === revise.id,
  );
  // The set is finished, so the next step is a section.
  const step = nextStep({ index: 0, total: 1, sectionId: current?.id ?? null }, lesson?.list_section ?? []);
  const section = step.kind === 'section' ? step.section : null;
  const loads = step.kind === 'section' && step.loads ? step.section.module_id : null;
  const after = useQuery({
    ...nextLesson(lesson_id),
    enabled: lesson !== undefined && section === null,
  }).data;
  useEffect(() => {
    if (loads !== null && mayPrefetch()) void client.prefetchQuery(reviseQuestions(loads));
  }, [client, loads]);
  if (section) {
    const result = lesson?.user_result.lesson_section_result.find(
      ({ section_id, status }) => section_id === section.id && status === SECTION_STATUS.completed,
    );
    return (
      <LinkButton to={sectionPath(lesson_id, section, result ? { attemptId: result.attempt_id } : null)}>
        {REVISE_RESULT.nextSection(section.title)}
      </LinkButton>
    );
  }
  if (after?.lesson) {
    return (
      <LinkButton to={href('lesson', { id: after.lesson.id })}>
        {REVISE_RESULT.nextLesson(after.lesson.title)}
      </LinkButton>
    );
  }
  return <LinkButton to={href('lesson', { id: lesson_id })}>{REVISE_RESULT.toLesson}</LinkButton>;
}
