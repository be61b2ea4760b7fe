import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export const devices = () =>
  queryOptions({
    queryKey: ['privacy', 'devices'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.privacy.devices, { options: { signal } }),
  });

export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callOrThrow(ENDPOINTS.privacy.endDevice, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: devices().queryKey }),
  });
}
