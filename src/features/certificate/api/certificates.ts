import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { composedQuery } from '#src/platform/http/composed-query.ts';
import { callOrThrow, request } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export const certificates = () =>
  readQuery(
    ENDPOINTS.certificate.list,
    {},
    {
      // The page is often opened just after a course is finished.
      staleTime: 0,
    },
  );

/** A certificate's PDF. It never changes, so it is fetched only once per device. */
export const certificateFile = (id: string) =>
  composedQuery(ENDPOINTS.certificate.pdf, {
    schema: z.instanceof(ArrayBuffer),
    input: { id },
    read: async ({ signal }) => {
      const response = await request(ENDPOINTS.certificate.pdf, { params: { id }, options: { signal } });
      if (!(response instanceof Response)) throw new ApiError(response);
      return response.arrayBuffer();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useReissue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callOrThrow(ENDPOINTS.certificate.reissue, { params: { id } }),
    onSuccess: () => client.invalidateQueries(certificates()),
  });
}
