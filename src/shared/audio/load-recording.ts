import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { request } from '#src/platform/http/http.ts';
import { readRecording } from '#src/platform/outbox/recordings/recording-bytes.ts';
import { recordingById } from '#src/platform/outbox/recordings/recordings.ts';

/**
 * The sound of a recording; null if the server does not have it.
 * @param type its media type, if it is on this device; otherwise it is fetched from the server
 */
export async function readSound(id: string, type: string | undefined): Promise<Blob | null> {
  if (type) return new Blob([await readRecording(id)], { type });
  const response = await request(ENDPOINTS.file.getFile, { params: { id } });
  return response instanceof Response ? response.blob() : null;
}

/** The sound of a recording, from this device if it is here, otherwise from the server; null if it is nowhere. */
export async function loadRecording(id: string): Promise<Blob | null> {
  const row = await recordingById(id);
  return row?.state === 'open' ? null : readSound(id, row?.type);
}
