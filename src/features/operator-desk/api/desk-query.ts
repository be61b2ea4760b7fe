import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#src/ui/toast.ts';

/** How long data of others stays in memory once no screen shows it, milliseconds. */
const FORGOTTEN_MS = 60_000;

/** Options of every query of the desk: what it reads about others is never stored on the device. */
export const UNSTORED = { meta: { persist: 'never' }, gcTime: FORGOTTEN_MS, staleTime: 10_000 } as const;

/** Key of all queries of the desk. */
export const DESK_KEY = 'operator-desk';

interface Deed<Input, Result> {
  act: (input: Input) => Promise<Result>;
  /** What is said once it is done. */
  done: (result: Result) => string | null;
}

/** Something an operator does; afterwards every part of the desk is up to date. */
export function useDeed<Input, Result>({ act, done }: Deed<Input, Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (result) => {
      const words = done(result);
      if (words !== null) showToast('success', words);
    },
    onError: (error) => showToast('error', error.message, 5_000),
    onSettled: () => client.invalidateQueries({ queryKey: [DESK_KEY] }),
  });
}
