import type { Heard } from './attempt-notes.ts';

/** The recording of one part. */
export interface Track {
  part: number;
  src: string;
}

/**
 * What is to be played now, and from where; null once all has been heard. Parts follow each other, each from where it
 * had got to, so that nothing is heard twice.
 */
export function playFrom(tracks: readonly Track[], heard: Heard | null): { track: Track; at: number } | null {
  if (heard?.done) return null;
  const track = heard === null ? tracks[0] : tracks.find(({ part }) => part === heard.part);
  return track ? { track, at: heard?.at ?? 0 } : null;
}

/** What has been heard when the recording of a part is over. */
export function afterTrack(tracks: readonly Track[], part: number): Heard {
  const next = tracks[tracks.findIndex((track) => track.part === part) + 1];
  return next ? { part: next.part, at: 0, done: false } : { part, at: 0, done: true };
}

/** A tick of the player: time goes forward only. */
export const afterTick = (heard: Heard | null, part: number, at: number): Heard =>
  heard !== null && (heard.done || (heard.part === part && heard.at >= at))
    ? heard
    : { part, at, done: false };
