import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { withMinimumDuration } from '#src/platform/http/call-pace.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Translation of an English word or sentence. It never changes, so each is fetched once. */
export const translation = (text: string) =>
  queryOptions({
    queryKey: ['translation', text],
    queryFn: ({ signal }) =>
      withMinimumDuration(
        callOrThrow(ENDPOINTS.translation.translate, { body: { text, target: 'vi' }, options: { signal } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
