import type { DownloadKind, DownloadManifest } from '#contract/download.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { DEVICE_GRADE } from '#src/messages/device-grade.ts';
import { composedQuery } from '#src/platform/http/composed-query.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import type { DownloadedKind, DownloadedManifest } from './db.ts';

/** The model that scores pronunciation: one file and no queries. */
async function speechModelManifest(id: string, signal: AbortSignal): Promise<DownloadedManifest> {
  const { file } = await callOrThrow(ENDPOINTS.speechModel.current, { options: { signal } });
  return {
    kind: 'speech_model',
    id,
    title: DEVICE_GRADE.model,
    version: file.sha256,
    reads: [],
    media: [file],
    lessons: [],
    study_end_date: null,
  };
}

const callOf = (kind: DownloadKind) =>
  kind === 'class' ? ENDPOINTS.download.classById : ENDPOINTS.download[kind];

/** The current content of a download on the server. Throws `ApiError`. */
export const fetchManifest = (
  kind: DownloadedKind,
  id: string,
  signal: AbortSignal,
): Promise<DownloadedManifest> =>
  kind === 'speech_model'
    ? speechModelManifest(id, signal)
    : callOrThrow(callOf(kind), { params: { id }, options: { signal } });

/**
 * The same for a button that shows the size. Never stored: it is only useful while the server can be reached.
 */
export const downloadManifest = (kind: DownloadedKind, id: string) =>
  composedQuery(kind === 'speech_model' ? ENDPOINTS.speechModel.current : callOf(kind), {
    input: { id },
    read: ({ signal }) => fetchManifest(kind, id, signal),
    staleTime: 5 * 60_000,
  });

/** Size of the whole download, bytes. */
export const sizeOf = ({ reads, media }: Pick<DownloadManifest, 'reads' | 'media'>): number =>
  [...reads, ...media].reduce((sum, { bytes }) => sum + bytes, 0);
