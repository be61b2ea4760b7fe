import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The public keys of certificates; once fetched, certificates can be verified offline. */
export const keys = () => readQuery(ENDPOINTS.certificate.keys, {});

export const registerEntry = (serial: string) =>
  readQuery(
    ENDPOINTS.certificate.register,
    { params: { serial } },
    {
      // A certificate may have been revoked since.
      staleTime: 0,
      retry: false,
    },
  );
