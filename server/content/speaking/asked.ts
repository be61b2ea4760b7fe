import { GRADING_MODE, type Question } from '#contract/question.ts';
import { NOTICED_CONDITIONS, type NoticedFollowUp } from '#contract/speaking.ts';
import type { WrittenLine, WrittenScript } from '../../db/schema-speaking-content.ts';
import type { PackSpeakingSet } from '../pack.ts';
import type { CardSource, FollowUpSource, ModelSource, Part, QuestionSource } from './sources.ts';

/** A question of the examiner, from whichever file. */
export interface Asked {
  /** Unique in its set. */
  id: string;
  part: Part;
  line: WrittenLine;
  cues: readonly string[];
  cues_vi: readonly string[];
  prep_seconds: number;
  max_seconds: number;
  follow_ups: readonly FollowUpSource[];
  models: readonly ModelSource[];
  tip_vi: string | null;
}

/** Id of the talk on a card. */
export const CARD = 'card';
/** Id of the follow-up to a question. */
export const followUpId = (questionId: string): string => `${questionId}-more`;

/** How long the real exam lets one talk, seconds. */
const SHORT_TURN = 30;
const DISCUSSION = 60;
const LONG_TURN = 120;
const PREPARATION = 60;

const SIMPLE = { cues: [], cues_vi: [], prep_seconds: 0, follow_ups: [], models: [], tip_vi: null } as const;

/** A question of Part 1 or Part 3. */
export const askedQuestion = ({ id, text, vi, ...rest }: QuestionSource, part: 1 | 3): Asked => ({
  ...SIMPLE,
  ...rest,
  id,
  part,
  line: { text, vi },
  max_seconds: part === 1 ? SHORT_TURN : DISCUSSION,
});

/** A card's talk, then the short questions that round it off. */
export const askedCard = ({ prompt, vi, cues, cues_vi, models, rounding_off }: CardSource): Asked[] => [
  {
    ...SIMPLE,
    id: CARD,
    part: 2,
    line: { text: prompt, vi },
    cues,
    cues_vi,
    prep_seconds: PREPARATION,
    max_seconds: LONG_TURN,
    models,
  },
  ...rounding_off.map(
    ({ id, text, vi: meaning }): Asked => ({
      ...SIMPLE,
      id,
      part: 2,
      line: { text, vi: meaning },
      max_seconds: SHORT_TURN,
    }),
  ),
];

/** Shown in place of a follow-up whose wording is not known: it was not asked. */
const FOLLOW_UP_PROMPT = 'Câu hỏi thêm';

const questionOf = (setId: string, { id, part, ...asked }: Asked): Question => ({
  id,
  position: 0,
  folder_id: `${setId}.${part}`,
  folder_name: `Part ${part}`,
  question_id_stem: null,
  grading_object: GRADING_MODE.ai,
  marks: 1,
  content: {
    type_code: 'ielts_unscripted_speaking',
    prompt: asked.line.text,
    part,
    cues: [...asked.cues],
    prep_seconds: asked.prep_seconds,
    max_seconds: asked.max_seconds,
  },
});

const followUpTo = (question: Question, { max_seconds, part }: Asked): Question => ({
  ...question,
  id: followUpId(question.id),
  follows: question.id,
  content: {
    type_code: 'ielts_unscripted_speaking',
    prompt: FOLLOW_UP_PROMPT,
    part,
    cues: [],
    prep_seconds: 0,
    max_seconds,
  },
});

const isNoticed = (one: FollowUpSource): one is Extract<FollowUpSource, { when: NoticedFollowUp['when'] }> =>
  NOTICED_CONDITIONS.some((when) => when === one.when);

function scriptOf({ line, cues_vi, follow_ups, models, tip_vi }: Asked): WrittenScript {
  const noticed = follow_ups.filter(isNoticed);
  return {
    line,
    cues_vi: [...cues_vi],
    follow_ups: follow_ups.flatMap((one) =>
      isNoticed(one) ? [] : [{ ...one, words: one.when === 'heard' ? one.words : [] }],
    ),
    ...(noticed.length > 0 && { noticed }),
    models: [...models],
    tip_vi,
  };
}

/** The questions of a set, each with its follow-up behind it, and their scripts. */
export function conversationOf(
  setId: string,
  asked: readonly Asked[],
): { questions: PackSpeakingSet['questions']; scripts: Record<string, WrittenScript> } {
  const rows = asked.flatMap((one) => {
    const question = questionOf(setId, one);
    const all = one.follow_ups.length > 0 ? [question, followUpTo(question, one)] : [question];
    return all.map((row) => ({ question: row, part: one.part }));
  });
  return {
    questions: rows.map(({ question, part }, index) => ({
      question: { ...question, position: index + 1 },
      part,
      key: { type_code: 'ielts_unscripted_speaking' },
      explanation: null,
      proofs: [],
    })),
    scripts: Object.fromEntries(asked.map((one) => [one.id, scriptOf(one)])),
  };
}

/** What the examiner needs to ask a question, seconds. */
const ASKING = 10;

/** How long a conversation takes if everybody talks as long as they may, minutes. */
export const minutesOf = (asked: readonly Asked[]): number =>
  Math.ceil(
    asked.reduce((sum, { prep_seconds, max_seconds }) => sum + ASKING + prep_seconds + max_seconds, 0) / 60,
  );
