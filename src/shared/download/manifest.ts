import type { DownloadKind, DownloadManifest } from '#contract/download.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { composedQuery } from '#src/platform/http/composed-query.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import type { DownloadedKind, DownloadedManifest } from './db.ts';
import { DownloadError } from './download-error.ts';
import { RECOGNISER_MODEL, SPEECH_MODEL } from './models.ts';

/** Models are files without queries. */
async function modelManifest(id: string, signal: AbortSignal): Promise<DownloadedManifest> {
  const { file, recogniser } = await callOrThrow(ENDPOINTS.speechModel.current, { options: { signal } });
  const { kind, title } = id === RECOGNISER_MODEL.id ? RECOGNISER_MODEL : SPEECH_MODEL;
  const files = id === RECOGNISER_MODEL.id ? [recogniser?.file, file] : [file];
  const media = files.filter((one) => one !== undefined);
  if (media.length < files.length) throw new DownloadError('gone', 'the server has no recogniser');
  // Of each file its share: any that changes is fetched again.
  const version = media.map(({ sha256 }) => sha256.slice(0, sha256.length / media.length)).join('');
  return { kind, id, title, version, reads: [], media, lessons: [], study_end_date: null };
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
    ? modelManifest(id, signal)
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
