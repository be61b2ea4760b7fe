import type { TalkSoundReport } from '#contract/talk-evaluation.ts';
import type { SignalDecline } from '../aligned-reading.ts';
import { UNHEARD_MESSAGES } from '../pronunciation-result.ts';
import type { TalkSound } from './talk-sound.ts';

/** Vietnamese: why nothing can be said about a talk, and what to do. */
export const UNHEARD_TALKS: Readonly<Record<SignalDecline, string>> = {
  ...UNHEARD_MESSAGES,
  too_short: 'Bản ghi ngắn quá nên mình chưa nghe được gì. Bạn ghi âm lại và nói vài câu nhé.',
  too_long: 'Bản ghi dài hơn 5 phút nên mình chưa nghe hết được. Bạn ghi âm lại ngắn hơn nhé.',
};

const hundredth = (value: number) => Math.round(100 * value) / 100;

/** Converts what is heard without words to the contract's form. */
export function talkSoundReport(sound: TalkSound): TalkSoundReport {
  const { duration, pauses, pauseShare, syllableRate, melody, clearance } = sound;
  const paused = pauses.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    duration: hundredth(duration),
    pauses: pauses.map(({ start, end }) => ({ start: hundredth(start), end: hundredth(end) })),
    pause_mean: hundredth(paused / Math.max(1, pauses.length)),
    pause_share: hundredth(pauseShare),
    syllable_rate: hundredth(syllableRate),
    melody: melody === null ? null : hundredth(melody),
    clearance: Math.round(clearance),
  };
}
