import { describe, expect, it } from 'vitest';
import {
  type Answer,
  QUESTION_TYPES,
  type QuestionContent,
  type QuestionKey,
  type QuestionType,
} from '#contract/question.ts';
import { answerFits } from './answer-fits.ts';
import { isAnswered } from './is-answered.ts';
import { isMarkedByKey, markAnswer } from './marking.ts';

const RECORDING = '01940000-0000-7000-8000-000000000000';
interface Sample {
  content: QuestionContent;
  key: QuestionKey;
  right: Answer;
}
const SAMPLES: Record<QuestionType, Sample> = {
  single_choice: {
    content: {
      type_code: 'single_choice',
      prompt: 'Why?',
      options: [
        { id: 'A', text: 'one' },
        { id: 'B', text: 'two' },
      ],
    },
    key: { type_code: 'single_choice', choice: 'A' },
    right: { type_code: 'single_choice', choice: 'A' },
  },
  multiple_choice: {
    content: {
      type_code: 'multiple_choice',
      prompt: 'Which TWO?',
      options: [
        { id: 'A', text: 'one' },
        { id: 'B', text: 'two' },
        { id: 'C', text: 'three' },
      ],
      choose: 2,
    },
    key: { type_code: 'multiple_choice', choices: ['A', 'C'] },
    right: { type_code: 'multiple_choice', choices: ['C', 'A'] },
  },
  matching: {
    content: {
      type_code: 'matching',
      prompt: 'Match.',
      variant: 'features',
      items: [
        { name: '1', text: 'first' },
        { name: '2', text: 'second' },
      ],
      options: [
        { id: 'A', text: 'one' },
        { id: 'B', text: 'two' },
      ],
      reuse: false,
    },
    key: { type_code: 'matching', pairs: { 1: 'B', 2: 'A' } },
    right: { type_code: 'matching', pairs: { 1: 'B', 2: 'A' } },
  },
  true_false: {
    content: { type_code: 'true_false', prompt: 'So?', wording: 'true_false', with_not_given: true },
    key: { type_code: 'true_false', value: 'NOT_GIVEN' },
    right: { type_code: 'true_false', value: 'NOT_GIVEN' },
  },
  fill_paragraph: {
    content: {
      type_code: 'fill_paragraph',
      prompt: 'ONE WORD',
      layout: 'summary',
      picture: null,
      text: 'A {{1}} and a {{2}}.',
      word_bank: null,
      word_limit: 1,
    },
    key: { type_code: 'fill_paragraph', blanks: { 1: 'cat', 2: 'dog' } },
    right: { type_code: 'fill_paragraph', blanks: { 1: 'cat', 2: 'dog' } },
  },
  free_text: {
    content: { type_code: 'free_text', prompt: 'Who?', word_limit: 2 },
    key: { type_code: 'free_text', accepted: 'bees' },
    right: { type_code: 'free_text', text: 'bees' },
  },
  ielts_writing: {
    content: { type_code: 'ielts_writing', prompt: 'Discuss.', task: 2, min_words: 50 },
    key: { type_code: 'ielts_writing' },
    right: { type_code: 'ielts_writing', u: 'An essay.' },
  },
  ielts_scripted_speaking: {
    content: { type_code: 'ielts_scripted_speaking', prompt: 'Read.', text: 'Hello.', model_audio: null },
    key: { type_code: 'ielts_scripted_speaking' },
    right: { type_code: 'ielts_scripted_speaking', recording_id: RECORDING },
  },
  ielts_unscripted_speaking: {
    content: {
      type_code: 'ielts_unscripted_speaking',
      prompt: 'Describe a place.',
      part: 2,
      cues: ['where it is'],
      prep_seconds: 60,
      max_seconds: 120,
    },
    key: { type_code: 'ielts_unscripted_speaking' },
    right: { type_code: 'ielts_unscripted_speaking', recording_id: RECORDING },
  },
  voice: {
    content: { type_code: 'voice', prompt: 'Say it.', text: 'thirteen', ipa: null, model_audio: null },
    key: { type_code: 'voice' },
    right: { type_code: 'voice', recording_id: RECORDING },
  },
};

describe.each(QUESTION_TYPES)('%s', (type) => {
  const { content, key, right } = SAMPLES[type];
  const other = SAMPLES[type === 'free_text' ? 'single_choice' : 'free_text'].right;
  const byKey = isMarkedByKey(type);
  it('marks the correct answer', () => {
    expect(markAnswer(content, key, right, 2)).toEqual(byKey ? { isCorrect: true, marksWon: 2 } : null);
  });
  it.each([
    ['no answer', null],
    ['an answer of another type', other],
  ])('marks %s as wrong', (_, answer) => {
    expect(markAnswer(content, key, answer, 2)).toEqual(byKey ? { isCorrect: false, marksWon: 0 } : null);
  });
  it('accepts its own answer type and rejects another', () => {
    expect(answerFits(content, right)).toBe(true);
    expect(answerFits(content, other)).toBe(false);
  });
  it('recognises the answer as given', () => {
    expect(isAnswered(right)).toBe(true);
  });
});

describe('answerFits', () => {
  const { single_choice, multiple_choice, true_false, matching, fill_paragraph } = SAMPLES;
  const banked: QuestionContent = {
    type_code: 'fill_paragraph',
    prompt: 'Choose',
    layout: 'summary',
    picture: null,
    text: 'A {{1}}.',
    word_bank: ['cat', 'dog'],
    word_limit: null,
  };
  const noThird: QuestionContent = {
    type_code: 'true_false',
    prompt: 'So?',
    wording: 'yes_no',
    with_not_given: false,
  };
  it.each([
    [
      'an option that is not offered',
      single_choice.content,
      { type_code: 'single_choice', choice: 'C' },
      false,
    ],
    ['no option', single_choice.content, { type_code: 'single_choice', choice: '' }, false],
    ['Not Given if it is offered', true_false.content, { type_code: 'true_false', value: 'NOT_GIVEN' }, true],
    ['Not Given if it is not offered', noThird, { type_code: 'true_false', value: 'NOT_GIVEN' }, false],
    ['False if Not Given is not offered', noThird, { type_code: 'true_false', value: 'FALSE' }, true],
    [
      'fewer choices than required',
      multiple_choice.content,
      { type_code: 'multiple_choice', choices: ['B'] },
      true,
    ],
    [
      'more choices than required',
      multiple_choice.content,
      { type_code: 'multiple_choice', choices: ['A', 'B', 'C'] },
      false,
    ],
    ['a choice twice', multiple_choice.content, { type_code: 'multiple_choice', choices: ['A', 'A'] }, false],
    ['an unknown choice', multiple_choice.content, { type_code: 'multiple_choice', choices: ['Z'] }, false],
    ['some of the items', matching.content, { type_code: 'matching', pairs: { 2: 'B' } }, true],
    ['an emptied item', matching.content, { type_code: 'matching', pairs: { 1: '', 2: '' } }, true],
    ['an unknown item', matching.content, { type_code: 'matching', pairs: { 3: 'A' } }, false],
    ['an unknown option', matching.content, { type_code: 'matching', pairs: { 1: 'Z' } }, false],
    ['an option twice', matching.content, { type_code: 'matching', pairs: { 1: 'A', 2: 'A' } }, false],
    [
      'an option twice if reuse is allowed',
      { ...matching.content, reuse: true } as QuestionContent,
      { type_code: 'matching', pairs: { 1: 'A', 2: 'A' } },
      true,
    ],
    ['some of the blanks', fill_paragraph.content, { type_code: 'fill_paragraph', blanks: { 2: 'x' } }, true],
    ['none of the blanks', fill_paragraph.content, { type_code: 'fill_paragraph', blanks: {} }, true],
    ['an unknown blank', fill_paragraph.content, { type_code: 'fill_paragraph', blanks: { 3: 'x' } }, false],
    ['a word of the bank', banked, { type_code: 'fill_paragraph', blanks: { 1: 'Dog' } }, true],
    ['an emptied blank of a bank', banked, { type_code: 'fill_paragraph', blanks: { 1: '' } }, true],
    ['a word outside the bank', banked, { type_code: 'fill_paragraph', blanks: { 1: 'cow' } }, false],
  ] satisfies [string, QuestionContent, Answer, boolean][])('%s', (_, content, answer, expected) => {
    expect(answerFits(content, answer)).toBe(expected);
  });
});

describe('isAnswered', () => {
  it.each([
    ['no answer', null, false],
    ['no choice', { type_code: 'single_choice', choice: '' }, false],
    ['blank text', { type_code: 'free_text', text: ' \n ' }, false],
    ['a blank essay', { type_code: 'ielts_writing', u: '\t' }, false],
    ['blanks all empty', { type_code: 'fill_paragraph', blanks: { 1: ' ', 2: '' } }, false],
    ['no choices', { type_code: 'multiple_choice', choices: [] }, false],
    ['one choice of two', { type_code: 'multiple_choice', choices: ['A'] }, true],
    ['items all empty', { type_code: 'matching', pairs: { 1: '' } }, false],
    ['one item of two', { type_code: 'matching', pairs: { 1: '', 2: 'A' } }, true],
    ['no blanks', { type_code: 'fill_paragraph', blanks: {} }, false],
    ['one blank of two', { type_code: 'fill_paragraph', blanks: { 1: '', 2: 'x' } }, true],
  ] satisfies [string, Answer | null, boolean][])('%s', (_, answer, expected) => {
    expect(isAnswered(answer)).toBe(expected);
  });
});
