import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { callOrThrow, request } from '#src/platform/http/http.ts';

export const certificates = () =>
  queryOptions({
    queryKey: ['certificates'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.certificate.list, { options: { signal } }),
    // The page is often opened just after a course is finished.
    staleTime: 0,
  });

/** A certificate's PDF. It never changes, so it is fetched only once per device. */
export const certificateFile = (id: string) =>
  queryOptions({
    queryKey: ['certificates', 'pdf', id],
    queryFn: async ({ signal }): Promise<ArrayBuffer> => {
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
    onSuccess: () => client.invalidateQueries({ queryKey: certificates().queryKey, exact: true }),
  });
}
