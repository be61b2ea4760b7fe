import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import type { PronunciationDecline } from './aligned-reading.ts';
import type { Pronunciation, ScoreRange } from './pronunciation.ts';

/** Version of the scores: raise it whenever a recording may get a different score. */
export const ENGINE = { name: 'luyen-gop', version: '4' };
/** With the recogniser's network. */
const EAR_ENGINE = { ...ENGINE, name: 'luyen-ear' };

/** Messages for recordings in which nobody can be heard, whatever the text. */
export const UNHEARD_MESSAGES: Record<'silence' | 'noise' | 'clipping', string> = {
  silence:
    'Mình không nghe thấy giọng nói trong bản ghi. Bạn kiểm tra lại micro, nói gần hơn một chút rồi ghi âm lại nhé.',
  noise:
    'Bản ghi chỉ có tiếng ồn nên mình không nghe được giọng của bạn. Bạn tìm chỗ yên tĩnh hơn rồi ghi âm lại nhé.',
  clipping:
    'Âm thanh quá to nên bị vỡ tiếng. Bạn để micro xa miệng hơn hoặc giảm âm lượng micro rồi ghi âm lại nhé.',
};

const DECLINE_MESSAGES: Record<PronunciationDecline, string> = {
  ...UNHEARD_MESSAGES,
  other_text:
    'Phần bạn nói không khớp với đoạn cần đọc nên mình chưa chấm được. Bạn đọc đúng đoạn trong đề rồi ghi âm lại nhé.',
  too_short: 'Bản ghi ngắn hơn đoạn cần đọc. Bạn đọc hết đoạn rồi hãy dừng ghi âm nhé.',
  too_long: 'Bản ghi dài hơn 3 phút nên mình chưa chấm được. Bạn ghi âm lại ngắn hơn nhé.',
};

const hundredth = (value: number) => Math.round(value * 100) / 100;

const wholePoints = ({ low, point, high }: ScoreRange): ScoreRange => ({
  low: Math.round(low),
  point: Math.round(point),
  high: Math.round(high),
});

/** Converts a score to the contract's form: whole points, hundredths of a second. */
export function pronunciationResult(pronunciation: Pronunciation): SpeakingEvaluation['result'] {
  if (pronunciation.outcome === 'declined') {
    const { reason } = pronunciation;
    return { outcome: 'declined', engine: ENGINE, reason, message: DECLINE_MESSAGES[reason] };
  }
  const { hasEar, score, accuracy, fluency, prosody, confidence, doubts, duration, speechRate, words } =
    pronunciation;
  const rounded = <Part extends { start: number; end: number; score: number }>(part: Part) => ({
    ...part,
    start: hundredth(part.start),
    end: hundredth(part.end),
    score: Math.round(part.score),
  });
  return {
    outcome: 'graded',
    engine: hasEar ? EAR_ENGINE : ENGINE,
    score: wholePoints(score),
    accuracy: wholePoints(accuracy),
    fluency: wholePoints(fluency),
    prosody: wholePoints(prosody),
    confidence: hundredth(confidence),
    doubts,
    duration: hundredth(duration),
    speech_rate: Math.round(speechRate),
    words: words.map((word) => ({ ...rounded(word), phones: word.phones.map(rounded) })),
  };
}
