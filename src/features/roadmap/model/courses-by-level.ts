/** Courses by level number, in the given order; `others`: of a level that is not in `levels`. */
export function coursesByLevel<Course extends { level: number }>(
  courses: readonly Course[],
  levels: readonly number[],
): { byLevel: ReadonlyMap<number, Course[]>; others: Course[] } {
  const byLevel = new Map<number, Course[]>(levels.map((level) => [level, []]));
  const others: Course[] = [];
  for (const course of courses) (byLevel.get(course.level) ?? others).push(course);
  return { byLevel, others };
}
