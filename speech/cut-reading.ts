import { FRAMES_PER_SECOND, SAMPLE_RATE, SHIFT } from './frames.ts';
import type { HeardPhone, HeardReading } from './heard-reading.ts';

/** Of the readings that experts marked, few are longer; and the recogniser's network hears no more at once. Seconds. */
const LONGEST = 15;
/** No part is shorter, if it can be helped. */
const ENOUGH = 5;

/** A part of a reading; its phones have their places in the part. */
export interface CutReading {
  /** Samples of the recording. */
  from: number;
  to: number;
  heard: HeardReading;
}

/** The middle of the longest pause between two words within reach, frames; the end of what is in reach, if there is none. */
function cutAfter(from: number, phones: readonly HeardPhone[]): number {
  let [cut, longest] = [from + LONGEST * FRAMES_PER_SECOND, -1];
  for (const [index, { end, word }] of phones.entries()) {
    const next = phones[index + 1];
    if (!next) break;
    // The pitch is known for every second frame.
    const middle = 2 * Math.round((end + next.start) / 4);
    const isInReach =
      middle >= from + ENOUGH * FRAMES_PER_SECOND && middle <= from + LONGEST * FRAMES_PER_SECOND;
    if (next.word === word || !isInReach || next.start - end <= longest) continue;
    [cut, longest] = [middle, next.start - end];
  }
  return cut;
}

/** Each word in the part where its middle is, so that none is cut in two. */
function phonesBetween(phones: readonly HeardPhone[], from: number, to: number): HeardPhone[] {
  return [...Map.groupBy(phones, ({ word }) => word).values()].flatMap((word) => {
    const middle = ((word[0]?.start ?? 0) + (word.at(-1)?.end ?? 0)) / 2;
    return middle >= from && middle < to ? word : [];
  });
}

/**
 * Cuts a reading between words into parts that can be judged at once; those without words are left out.
 * @param samples of the whole recording
 */
export function cutReading(samples: number, heard: HeardReading): CutReading[] {
  const bounds = [0];
  for (let from = 0; samples / SAMPLE_RATE - from / FRAMES_PER_SECOND > LONGEST; ) {
    from = cutAfter(from, heard.phones);
    bounds.push(from);
  }
  return bounds.flatMap((from, index) => {
    const end = bounds[index + 1];
    const to = end ?? heard.frames;
    const phones = phonesBetween(heard.phones, from, end ?? Number.POSITIVE_INFINITY).map((phone) => ({
      ...phone,
      start: phone.start - from,
      end: phone.end - from,
    }));
    if (phones.length === 0) return [];
    const part = { ...heard, phones, frames: to - from };
    return [{ from: from * SHIFT, to: end === undefined ? samples : end * SHIFT, heard: part }];
  });
}
