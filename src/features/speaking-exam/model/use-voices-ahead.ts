import { useEffect } from 'react';
import { EXAM_PARTS } from '#rules/speaking/exam-timing.ts';
import { fetchFile } from '#src/platform/http/fetch-file.ts';
import type { ExamScript } from './exam-script.ts';

/** The sounds of all that may be said in a test, in order: the trial of the speaker comes first. */
function voicesOf({ parts, transitions, examiner }: ExamScript): string[] {
  const { greeting, part_1_to_2, card, part_2_start, part_2_stop, part_2_to_3, end, polite_cuts } =
    transitions;
  const asked = EXAM_PARTS.map((part) => parts[part].map(({ line }) => line));
  const lines = [
    ...examiner.greeting.slice(0, 1),
    greeting,
    ...(asked[0] ?? []),
    ...polite_cuts,
    ...examiner.silence,
    part_1_to_2,
    card,
    part_2_start,
    ...(asked[1] ?? []),
    part_2_stop,
    part_2_to_3,
    ...(asked[2] ?? []),
    end,
    ...examiner.welcome_back,
  ];
  return [...new Set(lines.map(({ voice }) => voice))];
}

/**
 * Fetches the examiner's voice for the whole test while the learner prepares, one line after another: the server makes
 * each when it is first asked for, and the network may go before it is needed. The service worker keeps them.
 */
export function useVoicesAhead(script: ExamScript): void {
  useEffect(() => {
    const leaving = new AbortController();
    const fetchAll = async (): Promise<void> => {
      for (const voice of voicesOf(script)) {
        if (leaving.signal.aborted) return;
        const response = await fetchFile(voice, { signal: leaving.signal }).catch(() => null);
        await response?.arrayBuffer().catch(() => undefined);
      }
    };
    void fetchAll();
    return () => leaving.abort();
  }, [script]);
}
