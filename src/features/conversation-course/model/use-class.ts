import { useQueries } from '@tanstack/react-query';
import type { ConversationClass } from '#contract/conversation-course.ts';
import { courseClasses } from '#src/shared/queries/conversation-course.ts';
import { classWith } from './course-progress.ts';
import { useDoneHere } from './use-done-here.ts';
import { useStanding } from './use-standing.ts';

/** A class with what was done on this device, and the one after it. */
export interface FoundClass {
  one: ConversationClass;
  next: ConversationClass | undefined;
}

/** Looks for a class in the courses of all open levels. */
export function useClass(owner: string, id: string) {
  const { query, standing } = useStanding(owner);
  const open = (standing?.levels ?? []).filter(({ is_open }) => is_open);
  const courses = useQueries({ queries: open.map(({ course_id }) => courseClasses(course_id)) });
  const told = courses
    .map(({ data }) => data?.classes ?? [])
    .find((list) => list.some((one) => one.id === id));
  const here = useDoneHere(owner, told);
  const classes = told?.map((one) => classWith(one, here));
  const at = classes?.findIndex((one) => one.id === id) ?? -1;
  const one = classes?.[at];
  const found: FoundClass | null = one ? { one, next: classes?.[at + 1] } : null;
  const failed = query.isError && !query.data ? query : courses.find(({ isError, data }) => isError && !data);
  return {
    found,
    /** Of what was asked for, what did not come. */
    failed: failed ?? null,
    isLoading: !standing || courses.some(({ isPending }) => isPending),
  };
}
