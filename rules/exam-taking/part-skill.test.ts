import { expect, it } from 'vitest';
import { skillOfPart } from './part-skill.ts';

it.each([
  ['use_of_english', 'language'],
  ['reading', 'reading'],
  ['listening', 'listening'],
  ['writing', 'writing'],
  ['speaking', 'speaking'],
] as const)('a part on %s trains %s', (part, skill) => {
  expect(skillOfPart(part)).toBe(skill);
});
