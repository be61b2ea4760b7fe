import type { Heard } from './attempt-notes.ts';

/** The recording of one part. */
export interface Track {
  part: number;
  src: string;
}

/**
 * The track to play now and its start position; null once all tracks have been played. The position of an
 * interrupted track is resumed, so that nothing is played twice.
 */
export function playFrom(tracks: readonly Track[], heard: Heard | null): { track: Track; at: number } | null {
  if (heard?.done) return null;
  const track = heard === null ? tracks[0] : tracks.find(({ part }) => part === heard.part);
  return track ? { track, at: heard?.at ?? 0 } : null;
}

/** Progress after the recording of a part has ended. */
export function afterTrack(tracks: readonly Track[], part: number): Heard {
  const next = tracks[tracks.findIndex((track) => track.part === part) + 1];
  return next ? { part: next.part, at: 0, done: false } : { part, at: 0, done: true };
}

/** Progress after a tick of the player; it only moves forward. */
export const afterTick = (heard: Heard | null, part: number, at: number): Heard =>
  heard !== null && (heard.done || (heard.part === part && heard.at >= at))
    ? heard
    : { part, at, done: false };
