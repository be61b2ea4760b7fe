import { isAttempted, type Section } from '#contract/lesson.ts';
import { vietnamDay } from '../calendar.ts';

interface CourseSections {
  id: string;
  lessons: readonly {
    id: string;
    type: number;
    sections: readonly Pick<Section, 'id' | 'kind' | 'module_id'>[];
  }[];
}

/** When what was first completed, milliseconds since 1970: sections by `lesson/section`, practices by their id. */
export interface Completions {
  sections: ReadonlyMap<string, number>;
  practices: ReadonlyMap<string, number>;
}

/**
 * The courses whose every section was completed once, with the day of the last one in Vietnam (ISO date); going through
 * one again takes nothing back. A course without sections is nothing to complete.
 */
export function earnedCourses<Course extends CourseSections>(
  courses: readonly Course[],
  done: Completions,
): { course: Course; completed_on: string }[] {
  return courses.flatMap((course) => {
    const completed = course.lessons.flatMap((lesson) =>
      lesson.sections.map((section) => {
        const times = [
          done.sections.get(`${lesson.id}/${section.id}`),
          isAttempted(section.kind) ? done.practices.get(section.module_id) : undefined,
        ].filter((at) => at !== undefined);
        return times.length > 0 ? Math.min(...times) : null;
      }),
    );
    const times = completed.filter((at) => at !== null);
    if (times.length === 0 || times.length < completed.length) return [];
    return [{ course, completed_on: vietnamDay(Math.max(...times)) }];
  });
}
