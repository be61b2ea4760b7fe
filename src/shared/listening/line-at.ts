import type { TranscriptLine } from '#contract/listening.ts';

/** Index of the line spoken at a second; null before the first, or if the lines have no times. */
export function lineAt(lines: readonly TranscriptLine[], seconds: number): number | null {
  const index = lines.findLastIndex(({ at }) => at !== null && at <= seconds);
  return index < 0 ? null : index;
}

/** Where a line ends: at the start of the next one, or with the recording. Seconds. */
export const lineEnd = (lines: readonly TranscriptLine[], index: number, seconds: number): number =>
  lines[index + 1]?.at ?? seconds;
