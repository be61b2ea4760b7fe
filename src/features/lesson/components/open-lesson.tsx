import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { mayPrefetch } from '#src/platform/offline/data-saving.ts';
import { type Lesson, openedHere, sectionStates } from '#src/shared/lesson/section-states.ts';
import { useLocalProgress } from '#src/shared/lesson/use-local-progress.ts';
import { prefetchLesson } from '#src/shared/queries/prefetch-lesson.ts';
import { useEarnings } from '../model/use-earnings.ts';
import { LessonView } from './lesson-view.tsx';
import { SectionView } from './section-view.tsx';

/** A lesson, or the section of it named in the address (`?section=…`). */
export function OpenLesson({ lesson }: { lesson: Lesson }) {
  const client = useQueryClient();
  const local = useLocalProgress(lesson);
  const states = sectionStates(lesson, local);
  const opened = openedHere(states, useSearchParams()[0].get('section'));
  useEffect(() => {
    if (mayPrefetch()) void prefetchLesson(client, lesson.id);
  }, [client, lesson.id]);
  useEarnings(lesson, local.waiting);
  return opened ? (
    <SectionView lesson={lesson} state={opened} />
  ) : (
    <LessonView lesson={lesson} states={states} />
  );
}
