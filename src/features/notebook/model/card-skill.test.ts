import { expect, it } from 'vitest';
import { cardSkill } from './card-skill.ts';

it.each([
  ['a question about a passage', { kind: 'question', excerpt: 'Bees dance.' }, 'reading'],
  ['a question that needs none', { kind: 'question', excerpt: null }, 'language'],
  ['a word', { kind: 'word' }, 'language'],
] as const)('%s', (_, card, skill) => {
  expect(cardSkill(card)).toBe(skill);
});
