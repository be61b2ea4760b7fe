import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** This person's access to an exercise's course. Never stored, as with a lesson. */
export const exerciseAllowed = (id: string) =>
  readQuery(
    ENDPOINTS.lesson.exerciseIsAllowed,
    { params: { id } },
    { persist: 'never', gcTime: 0, staleTime: 0 },
  );
