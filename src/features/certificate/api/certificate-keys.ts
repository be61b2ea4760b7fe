import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** The public keys of certificates; once fetched, certificates can be verified offline. */
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
    // A certificate may have been revoked since.
    staleTime: 0,
    retry: false,
  });
