import { useEffect } from 'react';
import type { SpokenLine } from '#contract/speaking.ts';
import { fetchFile } from '#src/platform/http/fetch-file.ts';

/**
 * Fetches the examiner's voice for a whole conversation, one line after another: the server makes each when it is first
 * asked for, and the network may go before it is needed. The service worker keeps them.
 * @param lines in the order in which they are fetched; keep them stable
 */
export function useVoicesAhead(lines: readonly SpokenLine[]): void {
  useEffect(() => {
    const leaving = new AbortController();
    const fetchAll = async (): Promise<void> => {
      for (const voice of new Set(lines.map((line) => line.voice))) {
        if (leaving.signal.aborted) return;
        if (voice === '') continue;
        const response = await fetchFile(voice, { signal: leaving.signal }).catch(() => null);
        await response?.arrayBuffer().catch(() => undefined);
      }
    };
    void fetchAll();
    return () => leaving.abort();
  }, [lines]);
}
