import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The public keys that certificates are signed with; once fetched, certificates are verified with no network. */
export const keys = () =>
  queryOptions({
    queryKey: ['certificate-keys'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.certificate.keys, { options: { signal } }),
  });

export const registerEntry = (serial: string) =>
  queryOptions({
    queryKey: ['certificate-register', serial],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.certificate.register, { params: { serial }, options: { signal } }),
    // What it said yesterday says nothing about today.
    staleTime: 0,
    retry: false,
  });
