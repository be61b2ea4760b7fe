import { RESULT_STATE } from '#contract/practice.ts';
import type { SpeakingMode, SpeakingQuestion, SpeakingSetDetail, SpokenLine } from '#contract/speaking.ts';
import { speakingSetDetail } from '#contract/speaking.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { made } from './made.ts';

export const spokenLine = (text: string): SpokenLine => ({
  text,
  vi: `nghĩa: ${text}`,
  voice: `/media/voices/${encodeURIComponent(text)}.m4a`,
});

interface QuestionShape {
  id: string;
  part?: 1 | 2 | 3;
  follows?: string;
  prepSeconds?: number;
}

/** A question of a talk; its prompt is "Prompt" and its id. */
export function talkQuestion({ id, part = 1, follows, prepSeconds = 0 }: QuestionShape): SpeakingQuestion {
  const prompt = `Prompt ${id}`;
  return {
    id,
    position: 1,
    folder_id: `part-${part}`,
    folder_name: `Part ${part}`,
    question_id_stem: null,
    grading_object: 1,
    marks: 1,
    ...(follows !== undefined && { follows }),
    content: {
      type_code: 'ielts_unscripted_speaking',
      prompt,
      part,
      cues: part === 2 ? ['what it was', 'and explain why'] : [],
      prep_seconds: prepSeconds,
      max_seconds: 30,
    },
    user: [],
    answers: null,
    explanation: null,
    proofs: [],
    is_expired: false,
    script: { line: spokenLine(prompt), cues_vi: [], follow_ups: [], models: [], tip_vi: null },
  };
}

/** A short talk that the examiner holds. */
export const talkDetail = (mode: SpeakingMode, questions: SpeakingQuestion[]) =>
  made(speakingSetDetail, {
    set: {
      ...{ id: `speaking-${mode}`, mode, title: 'A talk', title_vi: 'Bài nói', summary_vi: '' },
      ...{ level: 1, is_free: true, minutes: 4 },
      questions: questions.filter(({ follows }) => follows === undefined).length,
    },
    intro: spokenLine('Hello'),
    examiner: {
      greeting: [spokenLine('Good morning')],
      silence: [spokenLine('Take your time')],
      not_heard: [spokenLine('Sorry')],
      ask_more: [spokenLine('Go on')],
      thank_go_on: [spokenLine('Thank you')],
      polite_cut: [spokenLine('Let us move on')],
      end: [spokenLine('That is all')],
      microphone_lost: [spokenLine('I lost you')],
      welcome_back: [spokenLine('Welcome back')],
    },
    questions,
  });

/** An attempt that was submitted. */
export const submittedAttempt = (
  id: string,
  { waiting = 0, speaking = null }: { waiting?: number; speaking?: SpeakingBand | null } = {},
): NonNullable<SpeakingSetDetail['attempt']> => ({
  ...{ id, submitted_at: 2, grading_scale: 1, waiting },
  state: waiting > 0 ? RESULT_STATE.WAITING_RESULT : RESULT_STATE.FINISHED,
  user_result: {
    ielts_statistic: { hundred_score: null, band_score: null, correct_question: 0, total_question: 0 },
    speaking,
  },
});

type Band<T extends SpeakingBand['outcome']> = Extract<SpeakingBand, { outcome: T }>;

const band = { low: 5, point: 5.5, high: 6 };

export const gradedBand: Band<'graded'> = {
  outcome: 'graded',
  engine: { name: 'luyen-talk', version: '3' },
  band,
  confidence: 0.5,
  talks: 3,
  of: 3,
  criteria: [
    {
      code: 'FC',
      band,
      reasons: [
        {
          comment: 'Bạn nghỉ nhiều giữa câu.',
          tone: 'improve',
          quote: { start: 0, end: 7, text: 'I think', at: 3, question_id: 'q1' },
        },
      ],
    },
    { code: 'P', band, reasons: [] },
  ],
};

/** @param known what could be found out all the same */
export const declinedBand = (
  message: string,
  known: Pick<Band<'declined'>, 'criteria' | 'missing'> = {},
): Band<'declined'> => ({
  outcome: 'declined',
  engine: { name: 'luyen-talk', version: '3' },
  message,
  ...known,
});
