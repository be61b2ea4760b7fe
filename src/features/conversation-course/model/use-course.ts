import { useQuery } from '@tanstack/react-query';
import type { ConversationSection, LevelSummary } from '#contract/conversation-course.ts';
import { todoSection as nextOf } from '#rules/conversation/course-sections.ts';
import { courseClasses } from '#src/shared/queries/conversation-course.ts';
import { todoSection } from '../api/course.ts';
import { classWith, sectionWith } from './course-progress.ts';
import { useDoneHere } from './use-done-here.ts';
import { useScenesAhead } from './use-scenes-ahead.ts';

/** A course with what was done on this device. Undefined: not known yet. */
export function useCourse(owner: string, { course_id }: LevelSummary) {
  const query = useQuery(courseClasses(course_id));
  const here = useDoneHere(owner, query.data?.classes);
  // The smaller answer, which comes first.
  const todo = useQuery(todoSection(course_id));
  const classes = query.data?.classes.map((one) => classWith(one, here));
  const told = todo.data?.section;
  const next: ConversationSection | null | undefined = classes
    ? nextOf(classes)
    : told && sectionWith(told, here);
  useScenesAhead(classes?.find(({ id }) => id === next?.class_id));
  return { query, classes, next, records: here.scenes };
}
