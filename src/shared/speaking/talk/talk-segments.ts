/** A pause in a talk, seconds from the start of the recording. */
export interface TalkPause {
  start: number;
  end: number;
  within_clause: boolean;
}

/** A stretch of a talk. `break`: a pause within a clause. */
export interface TalkSegment {
  kind: 'speech' | 'pause' | 'break';
  start: number;
  end: number;
}

/** Shorter pauses are in the drawing; as rows of a table they would be noise. Seconds. */
const SHOWN_PAUSE = 0.5;

/**
 * Speech and the longer pauses in turn, from the start of the recording to its end.
 * @param knowsClauses whether pauses within clauses could be told from others
 */
export function talkSegments(
  duration: number,
  pauses: readonly TalkPause[],
  knowsClauses: boolean,
): TalkSegment[] {
  const segments: TalkSegment[] = [];
  let done = 0;
  for (const { start, end, within_clause } of pauses) {
    if (end - start < SHOWN_PAUSE) continue;
    if (start > done) segments.push({ kind: 'speech', start: done, end: start });
    segments.push({ kind: knowsClauses && within_clause ? 'break' : 'pause', start, end });
    done = end;
  }
  if (duration > done) segments.push({ kind: 'speech', start: done, end: duration });
  return segments;
}
