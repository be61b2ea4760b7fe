import { infiniteQueryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { UNSTORED } from '#src/shared/class-desk/use-staff-action.ts';

/** Key of all queries of a teacher's classes. */
export const TAUGHT_KEY = 'teacher-classes';

/** The classes of the signed-in teacher, page by page. */
export const taughtClasses = (state: 'open' | 'closed') =>
  infiniteQueryOptions({
    ...UNSTORED,
    queryKey: [TAUGHT_KEY, 'list', state],
    queryFn: ({ pageParam, signal }) =>
      callAsStaffOrThrow(ENDPOINTS.staffClasses.listOwn, {
        query: { state, ...(pageParam !== null && { after: pageParam }) },
        options: { signal },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
