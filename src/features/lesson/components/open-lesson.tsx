import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { prefetchLesson } from '#src/shared/queries/prefetch-lesson.ts';
import { type Lesson, openedHere, sectionStates } from '../model/section-states.ts';
import { useArrivals } from '../model/use-arrivals.ts';
import { useOwnProgress } from '../model/use-own-progress.ts';
import { LessonView } from './lesson-view.tsx';
import { SectionView } from './section-view.tsx';

/** A lesson, or the section of it that the address names (`?section=…`). */
export function OpenLesson({ lesson }: { lesson: Lesson }) {
  const client = useQueryClient();
  const states = sectionStates(lesson, useOwnProgress(lesson));
  const opened = openedHere(states, useSearchParams()[0].get('section'));
  useEffect(() => void prefetchLesson(client, lesson.id), [client, lesson.id]);
  useArrivals(lesson, states);
  return opened ? (
    <SectionView lesson={lesson} state={opened} />
  ) : (
    <LessonView lesson={lesson} states={states} />
  );
}
