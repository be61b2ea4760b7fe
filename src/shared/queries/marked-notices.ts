import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Graded work that the learner has not seen yet. */
export const markedNotices = () =>
  readQuery(ENDPOINTS.notifications.marked, {}, { staleTime: 0, persist: 'first-frame' });

/** Marks notices as seen. If the request fails, they are merely shown again. */
export function useMarkAsSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => callOrThrow(ENDPOINTS.notifications.mark, { body: { ids } }),
    onMutate: (ids) => {
      client.setQueryData(
        markedNotices().queryKey,
        (known) => known && { notifications: known.notifications.filter(({ id }) => !ids.includes(id)) },
      );
    },
    onSettled: () => client.invalidateQueries(markedNotices()),
  });
}
