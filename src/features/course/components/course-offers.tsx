import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CourseSummary } from '#contract/course.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { coursesOfLevel, latestCourses, levels, useChooseLevel } from '../api/offers.ts';
import { OFFERS } from '../messages/course-offer.ts';
import { newCourseIds } from '../model/new-courses.ts';
import { CourseList } from './course-list.tsx';

interface LevelPickerProps {
  levels: ResponseOf<typeof ENDPOINTS.courseOffers.levels>['levels'];
  /** Null: all levels. */
  chosen: number | null;
  onChoose: (level: number | null) => void;
}

interface ChoiceProps {
  name: string;
  pressed: boolean;
  onPress: () => void;
}

const Choice = ({ name, pressed, onPress }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className="min-h-11 rounded-full border border-line-strong bg-surface px-4 font-semibold text-ink hover:bg-sunk aria-pressed:border-transparent aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
  >
    {name}
  </button>
);

/** Filter by level, of the levels that have courses. */
const LevelPicker = ({ levels, chosen, onChoose }: LevelPickerProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{OFFERS.level}</legend>
    <Choice name={OFFERS.allLevels} pressed={chosen === null} onPress={() => onChoose(null)} />
    {levels
      .filter(({ course_count }) => course_count > 0)
      .map(({ level, name }) => (
        <Choice key={level} name={name} pressed={level === chosen} onPress={() => onChoose(level)} />
      ))}
  </fieldset>
);

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
