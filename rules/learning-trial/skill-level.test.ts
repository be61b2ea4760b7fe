import { expect, it } from 'vitest';
import type { AnswerOutcome, SkillLevel } from '#contract/learning-trial.ts';
import { hasImproved, skillLevel } from './skill-level.ts';

it.each<[string, AnswerOutcome[], SkillLevel]>([
  ['nothing was answered', ['skipped', 'skipped'], 'unknown'],
  ['one was right and one skipped', ['right', 'skipped'], 'unknown'],
  ['one was wrong', ['wrong'], 'unknown'],
  ['one waits', ['right', 'waiting', 'unscored'], 'unknown'],
  ['both were right', ['right', 'right'], 'can'],
  ['one of two was right', ['right', 'wrong'], 'almost'],
  ['both were wrong', ['wrong', 'wrong', 'skipped'], 'not_yet'],
])('where %s', (_, outcomes, level) => {
  expect(skillLevel(outcomes)).toBe(level);
});

it('tells of progress only between two levels that are known', () => {
  expect(hasImproved('unknown', skillLevel(['right', 'right']))).toBe(false);
  expect(hasImproved(skillLevel(['wrong']), 'can')).toBe(false);
  expect(hasImproved(skillLevel(['wrong', 'wrong']), skillLevel(['right', 'right']))).toBe(true);
});
