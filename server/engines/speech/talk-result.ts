import type { DeclineReason } from '#contract/evaluation-parts.ts';
import type { TalkEvaluation, TalkSoundReport } from '#contract/talk-evaluation.ts';
import type { TalkReport } from '#rules/speaking/talk-report.ts';
import type { SignalDecline } from '#speech/pronunciation.ts';
import { UNHEARD_MESSAGES } from '#speech/pronunciation-result.ts';
import type { TalkSound } from '#speech/talk/talk-sound.ts';

export type TalkResult = TalkEvaluation['result'];
export type TalkDecline = Extract<TalkResult, { outcome: 'declined' }>;
export type TalkTranscript = Extract<TalkResult, { outcome: 'graded' }>['transcript'];

/** Version of the talk report: raise it whenever the same talk may get a different result. */
export const TALK_ENGINE = { name: 'luyen-talk', version: '3' } as const;

/** Somebody speaks, but the words are unknown. */
export interface TalkHeard {
  outcome: 'listened';
  sound: TalkSoundReport;
}

/** The worker's result for a talk. */
export type HeardReport =
  | { outcome: 'reported'; duration: number; report: TalkReport }
  | { outcome: 'refused'; reason: SignalDecline | 'other_text' }
  | { outcome: 'unfit'; reason: DeclineReason; message: string };

const MESSAGES: Record<SignalDecline | 'other_text', string> = {
  ...UNHEARD_MESSAGES,
  too_short: 'Bản ghi ngắn quá nên mình chưa nghe được gì. Bạn ghi âm lại và nói vài câu nhé.',
  too_long: 'Bản ghi dài hơn 5 phút nên mình chưa nghe hết được. Bạn ghi âm lại ngắn hơn nhé.',
  other_text:
    'Phần chữ không khớp với lời trong bản ghi nên mình chưa chấm được. Bạn nghe lại, sửa phần chữ cho đúng lời bạn đã nói rồi gửi chấm lại nhé.',
};

export const declineTalk = (reason: SignalDecline | 'other_text'): TalkDecline => ({
  outcome: 'declined',
  engine: TALK_ENGINE,
  reason,
  message: MESSAGES[reason],
});

/** Declines for lack of a transcript, which a grade needs; reports what is heard without words. */
export const notTranscribed = (sound: TalkSoundReport): TalkDecline => ({
  outcome: 'declined',
  engine: TALK_ENGINE,
  reason: 'not_transcribed',
  message:
    'Chưa có lời bạn nói dạng chữ nên mình chưa chấm được bài nói này. Bạn nghe lại bản ghi, gõ lại những gì bạn đã nói rồi gửi chấm nhé.',
  sound,
});

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

export function talkResult(heard: HeardReport, transcript: TalkTranscript): TalkResult {
  if (heard.outcome === 'refused') return declineTalk(heard.reason);
  if (heard.outcome === 'unfit') {
    const { reason, message } = heard;
    return { outcome: 'declined', engine: TALK_ENGINE, reason, message };
  }
  const { duration, report } = heard;
  return { outcome: 'graded', engine: TALK_ENGINE, duration, transcript, ...report };
}
