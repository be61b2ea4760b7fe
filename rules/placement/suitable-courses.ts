import type { Placement } from '#contract/practice-test.ts';

/**
 * The courses to look at after a placement test: those of the level that was suggested; without any, those of the
 * nearest level, the easier one where two are as near. In the order they came.
 */
export function suitableCourses<Course extends { level: number }>(
  courses: readonly Course[],
  { level }: Pick<Placement, 'level'>,
): Course[] {
  const away = (course: Course): number => Math.abs(course.level - level);
  const nearest = Math.min(...courses.map(away));
  const near = courses.filter((course) => away(course) === nearest);
  const easiest = Math.min(...near.map((course) => course.level));
  return near.filter((course) => course.level === easiest);
}
