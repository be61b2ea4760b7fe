import { fetchFile } from '#src/platform/http/fetch-file.ts';

/** Downloads a whole recording, so that playing it needs no network any more. */
export async function loadSound(src: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetchFile(src, { signal });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/')) throw new Error(`no sound at ${src}`);
  return response.blob();
}
