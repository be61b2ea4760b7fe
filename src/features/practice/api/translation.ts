import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { withMinimumDuration } from '#src/platform/http/call-pace.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Translation of an English word or sentence. It never changes, so each is fetched once. */
export const translation = (text: string) =>
  readQuery(
    ENDPOINTS.translation.translate,
    { body: { text, target: 'vi' } },
    {
      call: (endpoint, input) => withMinimumDuration(callOrThrow(endpoint, input)),
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
