import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { withMinimumDuration } from '#src/platform/http/call-pace.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { queriesBelow, queriesOf } from '#src/platform/http/match-queries.ts';

/** Opens a free or granted course. Needs the network: only the server decides what is open. */
export function useActivateCourse(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withMinimumDuration(callOrThrow(ENDPOINTS.course.activate, { params: { id } })),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries(queriesBelow(ENDPOINTS.course.list)),
        client.resetQueries(queriesOf(ENDPOINTS.lesson)),
      ]);
    },
  });
}
