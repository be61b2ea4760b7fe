import { describe, expect, it } from 'vitest';
import { type ExerciseFacts, skillOf, skillsOf } from './exercise-facts.ts';

describe('skillOf', () => {
  it.each([
    ['ielts_writing', false, 'writing'],
    ['voice', true, 'speaking'],
    ['ielts_scripted_speaking', false, 'speaking'],
    ['ielts_unscripted_speaking', false, 'speaking'],
    ['matching', true, 'reading'],
    ['fill_paragraph', true, 'reading'],
    ['fill_paragraph', false, 'language'],
    ['single_choice', false, 'language'],
  ] as const)('%s, with a passage: %s', (type, hasPassage, skill) => {
    expect(skillOf(type, hasPassage)).toBe(skill);
  });
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
