import { describe, expect, it } from 'vitest';
import { examinerLine, linesOfSet, linesOfText, modelLine } from './voice-lines.ts';

const line = (text: string) => ({ text, vi: '…' });

describe('whose voice it is', () => {
  it('the examiner always has the same one', () => {
    expect(examinerLine('Hello.')).toEqual({ text: 'Hello.', voice: 'female', speaker: 0 });
  });

  it('models are several people, none of them the examiner, and each text has its own', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `I live in room ${index}.`);
    const speakers = texts.map((text) => {
      const { voice, speaker } = modelLine(text);
      return `${voice} ${speaker}`;
    });
    expect(new Set(speakers)).toEqual(new Set(['male 0', 'female 2']));
    expect(texts.map((text) => modelLine(text))).toEqual(texts.map((text) => modelLine(text)));
  });
});

it('everything that a set says has a voice', () => {
  const lines = linesOfSet({
    intro: line('intro'),
    transitions: {
      greeting: line('greeting'),
      part_1_to_2: line('to 2'),
      card: line('card'),
      part_2_start: line('start'),
      part_2_stop: line('stop'),
      part_2_to_3: line('to 3'),
      end: line('end'),
      polite_cuts: [line('cut 1'), line('cut 2')],
    },
    vocabulary: [],
    scripts: {
      q1: {
        line: line('question'),
        cues_vi: [],
        follow_ups: [{ ...line('follow-up'), when: 'short', words: [] }],
        models: [{ band: 5, text: 'model', phrases: [] }],
        tip_vi: null,
      },
    },
  });
  expect(lines.map(({ text }) => text)).toEqual([
    ...['intro', 'greeting', 'to 2', 'card', 'start', 'stop', 'to 3', 'end', 'cut 1', 'cut 2'],
    ...['question', 'follow-up', 'model'],
  ]);
});

it('what is shown to guests has its voices, and a survey has none', () => {
  const scene = {
    id: 'one',
    title_vi: '…',
    question: line('question'),
    answer: { text: 'answer', band: 5, phrases: [] },
    follow_up: null,
  };
  const sample = { set_id: 'speaking-one', band: { low: 5, point: 5, high: 5 } };
  expect(linesOfText({ kind: 'home', scenes: [scene], sample }).map(({ text }) => text)).toEqual([
    'question',
    'answer',
  ]);
  expect(linesOfText({ kind: 'survey', questions: [] })).toEqual([]);
});
