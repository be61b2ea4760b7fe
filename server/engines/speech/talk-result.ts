import type { DeclineReason } from '#contract/evaluation-parts.ts';
import type { TalkEvaluation, TalkSoundReport } from '#contract/talk-evaluation.ts';
import type { TalkReport } from '#rules/speaking/talk-report.ts';
import type { SignalDecline } from '#speech/aligned-reading.ts';
import type { TalkSound } from '#speech/talk/talk-sound.ts';
import { talkSoundReport, UNHEARD_TALKS } from '#speech/talk/talk-sound-report.ts';

export type TalkResult = TalkEvaluation['result'];
export type TalkDecline = Extract<TalkResult, { outcome: 'declined' }>;
export type TalkTranscript = Extract<TalkResult, { outcome: 'graded' }>['transcript'];

/** Version of the talk report: raise it whenever the same talk may get a different result. */
export const TALK_ENGINE = { name: 'luyen-talk', version: '6' } as const;

/** Somebody speaks, but the words are unknown. */
export interface TalkHeard {
  outcome: 'listened';
  sound: TalkSoundReport;
}

/** The worker's result for a talk. */
export type HeardReport =
  | { outcome: 'reported'; duration: number; report: TalkReport; sound: TalkSound }
  | { outcome: 'refused'; reason: SignalDecline }
  | { outcome: 'unfit'; reason: DeclineReason; message: string; sound: TalkSound };

export const OTHER_TEXT =
  'Phần chữ không khớp với lời trong bản ghi nên mình chưa chấm được. Bạn nghe lại, sửa phần chữ cho đúng lời bạn đã nói rồi gửi chấm lại nhé.';

export const declineTalk = (reason: SignalDecline): TalkDecline => ({
  outcome: 'declined',
  engine: TALK_ENGINE,
  reason,
  message: UNHEARD_TALKS[reason],
});

const withoutTranscript =
  (message: string) =>
  (sound: TalkSoundReport): TalkDecline => ({
    outcome: 'declined',
    engine: TALK_ENGINE,
    reason: 'not_transcribed',
    message,
    sound,
  });

/** Declines for lack of a transcript, which a grade needs; reports what is heard without words. */
export const notTranscribed = withoutTranscript(
  'Chưa có lời bạn nói dạng chữ nên mình chưa chấm được bài nói này. Bạn nghe lại bản ghi, gõ lại những gì bạn đã nói rồi gửi chấm nhé.',
);

/** Declines what was recognised too badly to show; reports what is heard without words. */
export const notUnderstood = withoutTranscript(
  'Mình nghe được giọng bạn nhưng chưa chắc phần lớn các từ nên mình không đoán lời bạn nói. Bạn nghe lại bản ghi, gõ lại những gì bạn đã nói rồi gửi chấm nhé.',
);

export function talkResult(heard: HeardReport, transcript: TalkTranscript): TalkResult {
  if (heard.outcome === 'refused') return declineTalk(heard.reason);
  if (heard.outcome === 'unfit') {
    const { reason, message } = heard;
    const sound = talkSoundReport(heard.sound);
    return { outcome: 'declined', engine: TALK_ENGINE, reason, message, sound };
  }
  const { duration, report } = heard;
  const sound = talkSoundReport(heard.sound);
  return { outcome: 'graded', engine: TALK_ENGINE, duration, transcript, ...report, sound };
}
