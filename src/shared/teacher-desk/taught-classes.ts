import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readPages } from '#src/platform/http/read-pages.ts';
import { UNSTORED } from '#src/shared/class-desk/use-staff-action.ts';

/** The classes of the signed-in teacher, page by page. */
export const taughtClasses = (state: 'open' | 'closed') =>
  readPages(
    ENDPOINTS.staffClasses.listOwn,
    (after: string | null) => ({ query: { state, ...(after !== null && { after }) } }),
    { ...UNSTORED, initialPageParam: null, getNextPageParam: ({ next }) => next },
  );
