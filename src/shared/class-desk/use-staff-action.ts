import { type QueryFilters, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/platform/http/api-result.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { showToast } from '#src/ui/toast.ts';

/** How long data of others stays in memory once no screen shows it, milliseconds. */
const FORGOTTEN_MS = 60_000;

/** Options of queries of staff that read about others: that is never stored on the device. */
export const UNSTORED = {
  call: callAsStaffOrThrow,
  persist: 'never',
  gcTime: FORGOTTEN_MS,
  staleTime: 10_000,
} as const;

interface StaffAction<Input, Result> {
  act: (input: Input) => Promise<Result>;
  /** What is said once it is done; null: nothing. */
  done: (result: Result) => string | null;
}

/**
 * Something that staff do; afterwards the queries that match are up to date. Whoever has lost their role meanwhile
 * keeps the page with what they typed.
 */
export function useStaffActionOn<Input, Result>(
  queries: QueryFilters,
  { act, done }: StaffAction<Input, Result>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (result) => {
      const words = done(result);
      if (words !== null) showToast('success', words);
    },
    onError: (error) => showToast('error', error.message, 5_000),
    onSettled: async (_, error) => {
      if (error instanceof ApiError && error.failure.code === 'FORBIDDEN') return;
      await client.invalidateQueries(queries);
    },
  });
}
