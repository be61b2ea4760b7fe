import type { TranscriptLine } from '#contract/listening.ts';

/** Index of the line that is being said at a second; null before the first, or where nobody has noted when. */
export function lineAt(lines: readonly TranscriptLine[], seconds: number): number | null {
  const index = lines.findLastIndex(({ at }) => at !== null && at <= seconds);
  return index < 0 ? null : index;
}

/** Where a line ends: where the next one begins, or with the recording. Seconds. */
export const lineEnd = (lines: readonly TranscriptLine[], index: number, seconds: number): number =>
  lines[index + 1]?.at ?? seconds;
