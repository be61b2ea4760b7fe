/** Courses under the number of their level, in the order they came; `others`: of a level that `levels` does not name. */
export function coursesByLevel<Course extends { level: number }>(
  courses: readonly Course[],
  levels: readonly number[],
): { byLevel: ReadonlyMap<number, Course[]>; others: Course[] } {
  const byLevel = new Map<number, Course[]>(levels.map((level) => [level, []]));
  const others: Course[] = [];
  for (const course of courses) (byLevel.get(course.level) ?? others).push(course);
  return { byLevel, others };
}
