import { attemptSchema, RESULT_STATE } from '#contract/practice.ts';
import type { SpeakingMode, SpeakingQuestion, SpokenLine } from '#contract/speaking.ts';
import { speakingSetDetail } from '#contract/speaking.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { askedQuestion } from './asked-question.ts';
import { heardTalk } from './graded-set.ts';
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
export const talkQuestion = ({ part = 1, ...given }: QuestionShape): SpeakingQuestion =>
  askedQuestion(`Prompt ${given.id}`, {
    ...given,
    part,
    cues: part === 2 ? ['what it was', 'and explain why'] : [],
    script: { line: spokenLine(`Prompt ${given.id}`) },
  });

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
) =>
  made(attemptSchema, {
    id,
    submitted_at: 2,
    grading_scale: 1,
    waiting,
    state: waiting > 0 ? RESULT_STATE.WAITING_RESULT : RESULT_STATE.FINISHED,
    user_result: { speaking },
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

/** A graded talk of which a machine heard the words of each answer, and is not sure of one. */
export function unsureTalk(mode: SpeakingMode, attempt: ReturnType<typeof submittedAttempt>, text: string) {
  const question = talkQuestion({ id: 'q1' });
  const result = heardTalk(text);
  const transcript = { ...result.transcript, source: 'server' as const, unsure: [{ start: 0, end: 2 }] };
  const own = made(speakingSetDetail.shape.questions.def.element.shape.user.def.element, {
    bai_lam: { type_code: 'ielts_unscripted_speaking', recording_id: crypto.randomUUID() },
    ai_evaluation: { status: 'finished', content: { kind: 'talk', result: { ...result, transcript } } },
  });
  return { ...talkDetail(mode, [{ ...question, user: [own] }]), attempt };
}
