import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export const devices = () => readQuery(ENDPOINTS.privacy.devices, {});

export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callOrThrow(ENDPOINTS.privacy.endDevice, { params: { id } }),
    onSettled: () => client.invalidateQueries(devices()),
  });
}
