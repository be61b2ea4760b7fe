import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { atReadablePace } from '#src/platform/http/call-pace.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** What an English word or sentence means. It means the same tomorrow, so each is asked for once. */
export const translation = (text: string) =>
  queryOptions({
    queryKey: ['translation', text],
    queryFn: ({ signal }) =>
      atReadablePace(
        callOrThrow(ENDPOINTS.translation.translate, { body: { text, target: 'vi' }, options: { signal } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
