import { queryOptions } from '@tanstack/react-query';
import type { DownloadKind, DownloadManifest } from '#contract/download.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

/** What a download is made of, as the server has it now. Throws `ApiError`. */
export const fetchManifest = (
  kind: DownloadKind,
  id: string,
  signal: AbortSignal,
): Promise<DownloadManifest> =>
  callOrThrow(ENDPOINTS.download[kind], {
    params: { id },
    options: { token: currentSession().token, signal },
  });

/** The same for a button that tells the size. Never kept: it is of use only where the server can be asked. */
export const downloadManifest = (kind: DownloadKind, id: string) =>
  queryOptions({
    queryKey: ['download', kind, id],
    queryFn: ({ signal }) => fetchManifest(kind, id, signal),
    persister: (read, context) => read(context),
    staleTime: 5 * 60_000,
  });

/** Bytes of the whole download. */
export const sizeOf = ({ reads, media }: Pick<DownloadManifest, 'reads' | 'media'>): number =>
  [...reads, ...media].reduce((sum, { bytes }) => sum + bytes, 0);
