import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CourseSummary } from '#contract/course.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { coursesOfLevel, latestCourses, levels, useChooseLevel } from '../api/offers.ts';
import { OFFERS } from '../messages/course-offer.ts';
import { newCourseIds } from '../model/new-courses.ts';
import { CourseList } from './course-list.tsx';
import { LevelPicker } from './level-picker.tsx';

interface CourseOffersProps {
  title: string;
  end: ReactNode;
  /** All courses that the learner does not have. */
  courses: readonly CourseSummary[];
}

/** Courses that the learner could take, of all levels or the chosen one. New ones are labelled. */
export function CourseOffers({ title, end, courses }: CourseOffersProps) {
  const known = useQuery(levels()).data?.levels;
  const latest = useQuery(latestCourses()).data?.courses;
  const { mutate } = useChooseLevel();
  const [pressed, setPressed] = useState<{ level: number | null } | null>(null);
  const chosen = pressed ? pressed.level : (known?.find(({ selected }) => selected)?.level ?? null);
  const ofLevel = useQuery({ ...coursesOfLevel(chosen ?? 0), enabled: chosen !== null }).data?.courses;
  const offered = new Set(courses.map(({ id }) => id));
  // Until the level's list is loaded, or if it is unavailable, the full list is filtered by level.
  const shown =
    chosen === null
      ? courses
      : (ofLevel?.filter(({ id }) => offered.has(id)) ?? courses.filter(({ level }) => level === chosen));
  const choose = (level: number | null): void => {
    setPressed({ level });
    if (level !== null) mutate(level);
  };
  return (
    <section className="grid gap-4">
      <SectionHead title={title} end={end} />
      {known && <LevelPicker levels={known} chosen={chosen} onChoose={choose} />}
      {shown.length > 0 ? (
        <CourseList courses={shown} fresh={newCourseIds(latest ?? [], Date.now())} />
      ) : (
        <p className="text-muted">{OFFERS.noneOfLevel}</p>
      )}
    </section>
  );
}
