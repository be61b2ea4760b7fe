import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Graded work that the learner has not seen yet. */
export const markedNotices = () =>
  queryOptions({
    queryKey: ['course', 'marked'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.notifications.marked, { options: { signal } }),
    staleTime: 0,
    meta: { persist: 'first-frame' },
  });

/** Marks notices as seen. If the request fails, they are merely shown again. */
export function useMarkAsSeen() {
  const client = useQueryClient();
  const { queryKey } = markedNotices();
  return useMutation({
    mutationFn: (ids: string[]) => callOrThrow(ENDPOINTS.notifications.mark, { body: { ids } }),
    onMutate: (ids) => {
      client.setQueryData(
        queryKey,
        (known) => known && { notifications: known.notifications.filter(({ id }) => !ids.includes(id)) },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
