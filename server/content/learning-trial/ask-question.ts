import type { TrialPhase } from '#contract/learning-trial.ts';
import { GRADING_MODE, type Question, type QuestionContent, type QuestionKey } from '#contract/question.ts';
import type { PackQuestion } from '../pack.ts';
import type { AskSource, MessageSource } from './sources.ts';

const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

type Asked = { content: QuestionContent; key: QuestionKey };

const choice = (prompt: string, options: readonly string[], answer: number): Asked => ({
  content: {
    type_code: 'single_choice',
    prompt,
    options: options.map((text, index) => ({ id: letterOf(index), text })),
  },
  key: { type_code: 'single_choice', choice: letterOf(answer - 1) },
});

const freeText = (prompt: string, accepted: readonly string[]): Asked => ({
  content: { type_code: 'free_text', prompt, word_limit: null },
  key: { type_code: 'free_text', accepted: accepted.join('|') },
});

/** The same for everybody, and never the order that is asked for. */
const outOfOrder = (chunks: readonly string[]): string[] => {
  const [even, odd] = [0, 1].map((rest) => chunks.filter((_, index) => index % 2 === rest));
  return [...(odd ?? []), ...(even ?? []).toReversed()];
};

/** One blank for each place in the order, filled from the chunks. */
const order = (prompt: string, chunks: readonly string[]): Asked => ({
  content: {
    type_code: 'fill_paragraph',
    prompt,
    layout: 'summary',
    text: chunks.map((_, index) => `{{${index + 1}}}`).join(' '),
    picture: null,
    word_bank: outOfOrder(chunks),
    word_limit: null,
  },
  key: {
    type_code: 'fill_paragraph',
    blanks: Object.fromEntries(chunks.map((chunk, index) => [String(index + 1), chunk])),
  },
});

function asked(prompt: string, ask: AskSource): Asked {
  switch (ask.kind) {
    case 'choice':
      return choice(prompt, ask.options, ask.answer);
    case 'text':
      return freeText(prompt, ask.accepted);
    case 'order':
      return order(prompt, ask.chunks);
    case 'listen':
      return ask.accepted
        ? freeText(prompt, ask.accepted)
        : choice(prompt, ask.options ?? [], ask.answer ?? 0);
    case 'say':
      return {
        content: { type_code: 'ielts_scripted_speaking', prompt, text: ask.text, model_audio: null },
        key: { type_code: 'ielts_scripted_speaking' },
      };
  }
}

/** The question of a message: it has the message's id. */
export function questionOfAsk(
  { id, text_vi }: MessageSource,
  ask: AskSource,
  place: { exerciseId: string; phase: TrialPhase; title: string; position: number },
): PackQuestion {
  const { content, key } = asked(text_vi, ask);
  const question: Question = {
    id,
    position: place.position,
    folder_id: `${place.exerciseId}.${place.phase}`,
    folder_name: place.title,
    question_id_stem: null,
    grading_object: ask.kind === 'say' ? GRADING_MODE.ai : GRADING_MODE.none,
    marks: 1,
    content,
  };
  return { question, key, explanation: ask.kind === 'say' ? null : ask.right_vi, proofs: [] };
}
