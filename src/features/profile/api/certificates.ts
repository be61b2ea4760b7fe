import { queryOptions } from '@tanstack/react-query';
import { listCertificates } from '#contract/profile.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

export const certificates = () =>
  queryOptions({
    queryKey: ['certificates'],
    queryFn: ({ signal }) =>
      callOrThrow(listCertificates, { options: { token: currentSession().token, signal } }),
  });
