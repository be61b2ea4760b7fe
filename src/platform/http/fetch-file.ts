import { SilenceWatch, watchBody } from './silence.ts';
import { TIME_LIMITS } from './time-limits.ts';

interface FileRequest extends Omit<RequestInit, 'signal'> {
  signal?: AbortSignal | undefined;
}

/**
 * Fetches a file of the site other than a call's response. It may take as long as it keeps coming.
 * @throws if it does not come, or if something else comes in its place: a captive portal responds with a page
 */
export async function fetchFile(path: string, { signal, ...init }: FileRequest = {}): Promise<Response> {
  const watch = new SilenceWatch(signal);
  watch.expect(TIME_LIMITS.stream.response);
  try {
    const response = await fetch(path, { ...init, signal: watch.signal });
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (isPage || response.redirected) throw new TypeError(`${path}: not our file`);
    return watchBody(response, watch, TIME_LIMITS.stream.stall);
  } catch (error) {
    watch.stop();
    throw error;
  }
}
