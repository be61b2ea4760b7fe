import { fetchFile } from '#src/platform/http/fetch-file.ts';

/** Decoded lines kept in memory, about a megabyte each: a question with what is said around it, and the next ones. */
const MAX_KEPT = 6;

/**
 * The sounds of lines, from the device where they were downloaded or played before, otherwise from the server.
 * @param context decodes them
 */
export function voiceLoader(context: BaseAudioContext): (path: string) => Promise<AudioBuffer> {
  const kept = new Map<string, Promise<AudioBuffer>>();
  const fetchVoice = async (path: string): Promise<AudioBuffer> => {
    const response = await fetchFile(path);
    if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
    return context.decodeAudioData(await response.arrayBuffer());
  };
  return (path) => {
    const known = kept.get(path);
    if (known) return known;
    const loading = fetchVoice(path);
    kept.set(path, loading);
    // The next time it is tried again.
    loading.catch(() => kept.delete(path));
    const oldest = kept.keys().next();
    if (kept.size > MAX_KEPT && !oldest.done) kept.delete(oldest.value);
    return loading;
  };
}
