/** Downloads a whole recording, so that playing it needs no network any more. */
export async function loadSound(src: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(src, { signal: signal ?? null });
  const type = response.headers.get('content-type') ?? '';
  // A captive portal's page has a good status too.
  if (!response.ok || type.startsWith('text/')) throw new Error(`no sound at ${src}`);
  return response.blob();
}
