import { expect, it } from 'vitest';
import type { OpenWork } from '#contract/open-work.ts';
import { exerciseElsewhere } from './open-elsewhere.ts';

const work = (changes: Partial<OpenWork>): OpenWork => ({
  ...{ kind: 'practice', id: 'ong', attempt_id: null, title: 'Bees', mode: null, deadline_at: null },
  ...{ place: { lesson_id: 'bai', section_id: 'luyen' }, answered: 2, of: 5, at: 1 },
  ...changes,
});

it.each<[string, Partial<OpenWork>, string | undefined]>([
  ['a practice', {}, '/practice/ong'],
  ['a revise set', { kind: 'revise' }, '/revise/ong?lesson=bai&section=luyen'],
  ['a duet', { kind: 'duet_video' }, '/lesson/bai?section=luyen'],
  ['the trial lesson', { kind: 'learning_trial', place: null }, '/hoc-thu'],
  ['a scene', { kind: 'scene', place: null }, '/virtual-practice-conversation/ong'],
  ['a test, which has a step of its own', { kind: 'test', place: null }, undefined],
])('what was left on another device leads to its page: %s', (_, changes, path) => {
  const found = exerciseElsewhere([work(changes)]);
  expect(found?.to).toBe(path);
  if (path) expect(found).toMatchObject({ question: 3, of: 5, isElsewhere: true });
});
