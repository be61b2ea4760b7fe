import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';

export const devices = () =>
  queryOptions({
    queryKey: ['privacy', 'devices'],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.privacy.devices, { options: { token: currentSession().token, signal } }),
  });

export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callOrThrow(ENDPOINTS.privacy.endDevice, {
        params: { id },
        options: { token: currentSession().token },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: devices().queryKey }),
  });
}
