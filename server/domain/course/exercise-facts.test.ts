import { describe, expect, it } from 'vitest';
import { type ExerciseFacts, mostFirst, skillOf, skillsOf, skillsOfExercise } from './exercise-facts.ts';

describe('skillOf', () => {
  it.each([
    ['ielts_writing', null, 'writing'],
    ['voice', 'passage', 'speaking'],
    ['ielts_scripted_speaking', null, 'speaking'],
    ['ielts_unscripted_speaking', 'recording', 'speaking'],
    ['matching', 'passage', 'reading'],
    ['matching', 'recording', 'listening'],
    ['fill_paragraph', 'passage', 'reading'],
    ['fill_paragraph', 'recording', 'listening'],
    ['fill_paragraph', null, 'language'],
    ['single_choice', null, 'language'],
  ] as const)('%s, about: %s', (type, about, skill) => {
    expect(skillOf(type, about)).toBe(skill);
  });
});

it('the skill of the most questions comes first', () => {
  expect([...mostFirst(['writing', 'reading', 'speaking', 'reading'])]).toEqual([
    'reading',
    'writing',
    'speaking',
  ]);
});

describe('skillsOf', () => {
  const facts = (...skills: ReturnType<typeof skillOf>[]): ExerciseFacts => ({
    questionCount: 1,
    keyMarks: 1,
    skills: new Set(skills),
  });
  const known = new Map([
    ['bees', facts('speaking', 'reading')],
    ['words', facts('language')],
  ]);
  const lesson = (...modules: string[]) => ({
    sections: modules.map((module_id) => ({
      id: module_id,
      kind: 'practice' as const,
      module_id,
      title: '',
      minutes: 1,
    })),
  });

  it.each([
    ['bees', ['speaking', 'reading']],
    ['sheet', []],
  ])('of the exercise %s: %s', (id, skills) => {
    expect(skillsOfExercise(id, known)).toEqual(skills);
  });

  it.each([
    [
      'what its exercises train, in the usual order',
      [lesson('words', 'bees')],
      ['reading', 'speaking', 'language'],
    ],
    ['the language, where there is only something to read', [lesson('sheet')], ['language']],
    ['each once', [lesson('bees'), lesson('bees')], ['reading', 'speaking']],
    ['nothing without lessons', [], []],
  ])('is %s', (_, lessons, skills) => {
    expect(skillsOf(lessons, known)).toEqual(skills);
  });
});
