import { describe, expect, it } from 'vitest';
import type { SceneRecord, SceneSummary } from '#contract/conversation.ts';
import { nextScene, withWaiting } from './scene-records.ts';

const record = (scene_id: string, is_reached: boolean, missions: string[] = []): SceneRecord => ({
  ...{ scene_id, is_reached, missions },
  visits: 1,
});

describe('records with visits that wait', () => {
  it.each([
    ['adds a first visit', [], { visits: 1, is_reached: true, missions: ['price'] }],
    ['adds to what is known', [record('cafe', false, ['eat'])], { visits: 2, missions: ['eat', 'price'] }],
    ['never loses a mission', [record('cafe', true, ['price'])], { visits: 2, missions: ['price'] }],
  ])('%s', (_, known, expected) => {
    const all = withWaiting(known, [{ sceneId: 'cafe', end: 'good', missions: ['price'] }]);
    expect(all.get('cafe')).toMatchObject(expected);
  });

  it('keeps a goal reached before when a later visit ends without', () => {
    const all = withWaiting([record('cafe', true)], [{ sceneId: 'cafe', end: 'open', missions: [] }]);
    expect(all.get('cafe')?.is_reached).toBe(true);
  });
});

describe('the next scene', () => {
  const scenes = ['a', 'b', 'c', 'd'].map(
    (id): SceneSummary => ({
      ...{
        id,
        title: id,
        title_vi: id,
        level: id === 'd' ? 2 : 1,
        category: 'food',
        goal_vi: '',
        missions: 1,
      },
    }),
  );
  const reached = (...ids: string[]) => new Map(ids.map((id) => [id, record(id, true)]));
  it.each([
    ['is the one after', 'a', reached('a'), 'b'],
    ['passes over what is reached', 'a', reached('a', 'b'), 'c'],
    ['begins again at the first', 'c', reached('c'), 'a'],
    ['is not the same again', 'b', reached('a', 'c', 'd'), null],
    ['is of the same level before the next', 'c', reached('c', 'a'), 'b'],
    ['is of the next level when the level is done', 'c', reached('a', 'b', 'c'), 'd'],
    ['is the first for who has been nowhere', null, reached(), 'a'],
    ['is none when all are reached', 'a', reached('a', 'b', 'c', 'd'), null],
  ])('%s', (_, id, records, expected) => {
    expect(nextScene(scenes, records, id)?.id ?? null).toBe(expected);
  });
});
