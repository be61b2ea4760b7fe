import type { Segment } from '../alignment.ts';

/** Sounds farther apart than this, in frames, are not connected: the silence between them is ignored. */
const NEAR = 12;

/** Phones with their connected neighbours, and the frames of all of them. */
export interface Connected {
  /** Index of the first and of the last. */
  from: number;
  to: number;
  within: Segment;
}

/**
 * The frames on which two pronunciations of the same phones can be compared.
 * @param frames of the recording
 */
export function connected(heard: readonly Segment[], frames: number, first: number, last: number): Connected {
  const [own, end] = [heard[first], heard[last]];
  if (own === undefined || end === undefined) throw new Error(`phones ${first} to ${last} were not heard`);
  const [before, after] = [heard[first - 1], heard[last + 1]];
  const isNear = before !== undefined && own.start - before.end <= NEAR;
  const isFollowed = after !== undefined && after.start - end.end <= NEAR;
  return {
    from: isNear ? first - 1 : first,
    to: isFollowed ? last + 1 : last,
    within: {
      start: isNear ? before.start : own.start,
      end: isFollowed ? after.end : Math.min(after?.start ?? frames, end.end + NEAR),
    },
  };
}
