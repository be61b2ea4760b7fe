import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Graded work that the learner has not looked at yet. */
export const markedNotices = () =>
  queryOptions({
    queryKey: ['course', 'marked'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.notifications.marked, { options: { signal } }),
    staleTime: 0,
  });

/** Notes that the learner has looked at some of it. One that does not arrive is shown once more, and no worse. */
export function useLookAt() {
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
