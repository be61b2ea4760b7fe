import { RESULT_STATE } from '#contract/practice.ts';
import type { Answer } from '#contract/question.ts';
import { type SpeakingQuestion, speakingSetDetail } from '#contract/speaking.ts';
import type { SpeakingBand, TalkEvaluation } from '#contract/talk-evaluation.ts';
import { speakingBand } from '#rules/speaking/speaking-band.ts';
import { talkReport } from '#rules/speaking/talk-report.ts';

import { askedQuestion } from './asked-question.ts';
import { made } from './made.ts';

export const GRADED_ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
export const EARLIER_ATTEMPT = '019aa000-0000-7000-8000-0000000000a0';
const recordingOf = (index: number): string => `019aa000-0000-7000-8000-0000000000b${index}`;
const ENGINE = { name: 'luyen-talk', version: '3' };

const TALKS = [
  'I grew up in a small town near the river. Um, my parents sell fruit there, and the air is fresh in the morning. I like like it because everyone know my family, although it is sometimes quiet.',
  'Most people grow coffee there. She go to the factory every day because the salary is steady, and when the season ends they plant vegetables.',
  'I would take my friend to the old market, because that is where you understand the town. Then we can eat grilled corn and watch the boats that come back before sunset, which is my favourite thing.',
];
const QUESTIONS = [
  ['Which part of the country did you grow up in?', 'Bạn lớn lên ở vùng nào?'],
  ['What do people there do for a living?', 'Người ở đó sống bằng nghề gì?'],
  ['Where would you take a friend who had only one afternoon?', 'Bạn sẽ đưa bạn bè đi đâu?'],
] as const;
/** Words that are unclear, and one that is not heard. */
const FITS: Readonly<Record<string, number | null>> = {
  think: -6,
  everyone: -5.5,
  vegetables: -6,
  know: null,
};

const isWord = (word: string): boolean => /^[a-z']+$/.test(word);

/** A talk as if it had been heard: five words in three seconds, a pause after each full stop and each "um". */
export function heardTalk(text: string): Extract<TalkEvaluation['result'], { outcome: 'graded' }> {
  let at = 0.5;
  const pauses: { start: number; end: number }[] = [];
  const words = [...text.matchAll(/[A-Za-z']+/g)].map(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 2), index);
    const pause = before.includes('.') ? 0.9 : /^(?:my|because)$/.test(word) ? 1.2 : 0;
    if (pause > 0) pauses.push({ start: at, end: at + pause });
    at += pause;
    const fit = FITS[word] === undefined ? -2 : FITS[word];
    const said = fit === null ? null : { start: at, end: at + 0.55, fit, syllables: 1 };
    at += 0.6;
    return { text: word, from: index, to: index + word.length, said };
  });
  const report = talkReport({ words, pauses, untold: 0 }, text, '', isWord);
  return {
    outcome: 'graded',
    engine: ENGINE,
    duration: at + 0.5,
    transcript: { text, source: 'browser', engine: null },
    ...report,
  };
}

const line = (text: string, vi: string) => ({ text, vi, voice: '/media/voices/q.m4a' });
const model = (band: number, text: string, phrases: string[]) => ({
  band,
  text,
  phrases,
  voice: `/media/voices/${band}.m4a`,
});

function questionOf(index: number, evaluation: TalkEvaluation | null): SpeakingQuestion {
  const [text, vi] = QUESTIONS[index] ?? ['', ''];
  const answer: Answer = {
    type_code: 'ielts_unscripted_speaking',
    recording_id: recordingOf(index),
    transcript: { text: TALKS[index] ?? '', source: 'browser' },
  };
  return askedQuestion(text, {
    id: `q${index + 1}`,
    position: index + 1,
    user: [
      {
        id: GRADED_ATTEMPT,
        bai_lam: answer,
        ai_evaluation: evaluation
          ? { status: 'finished', content: evaluation }
          : { status: 'waiting', content: null },
      },
    ],
    script: {
      line: line(text, vi),
      models: [
        model(5, 'I grew up in a small town near a river. The air is fresh.', [
          'I grew up in',
          'the air is fresh',
        ]),
        model(6.5, 'It’s a valley with terraced fields on both sides, so it’s bright green in June.', [
          'terraced fields',
        ]),
        model(8, 'That’s a slightly awkward question, because we moved around a lot.', [
          'we moved around a lot',
        ]),
      ],
    },
  });
}

const TALK_RESULTS = TALKS.map(heardTalk);

/** The band of these talks, as the server would give it. */
export const roomBand = (): SpeakingBand => ({
  engine: ENGINE,
  ...speakingBand(
    TALK_RESULTS.map(({ measures, comments }, index) => ({
      questionId: `q${index + 1}`,
      measures,
      comments,
    })),
    TALKS.length,
  ),
});

/** A topic of three questions whose answers were graded; `waiting`: none of them yet. */
export function gradedSet(state: 'graded' | 'waiting' = 'graded') {
  const isGraded = state === 'graded';
  return made(speakingSetDetail, {
    set: {
      id: 'speaking-hometown',
      mode: 'topic',
      title: 'Hometown',
      title_vi: 'Quê của bạn',
      summary_vi: 'Bạn sẽ nói về nơi mình lớn lên.',
      category: 'places',
      part: 1,
      level: 1,
      is_free: true,
      questions: 3,
      minutes: 4,
    },
    vocabulary: [
      { word: 'steady', ipa: '/ˈstedi/', gloss: 'ổn định', example: 'They earn a steady salary.' },
    ],
    questions: TALK_RESULTS.map((result, index) =>
      questionOf(index, isGraded ? { kind: 'talk', result } : null),
    ),
    attempt: {
      id: GRADED_ATTEMPT,
      state: isGraded ? RESULT_STATE.FINISHED : RESULT_STATE.WAITING_RESULT,
      submitted_at: Date.UTC(2026, 10, 20, 3),
      grading_scale: 1,
      user_result: {
        speaking: isGraded ? roomBand() : null,
      },
      waiting: isGraded ? 0 : TALKS.length,
    },
  });
}
