import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { endDevice, listDevices } from '#contract/privacy.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';

export const devices = () =>
  queryOptions({
    queryKey: ['privacy', 'devices'],
    queryFn: ({ signal }) => callOrThrow(listDevices, { options: { token: currentSession().token, signal } }),
  });

export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callOrThrow(endDevice, { params: { id }, options: { token: currentSession().token } }),
    onSettled: () => client.invalidateQueries({ queryKey: devices().queryKey }),
  });
}
