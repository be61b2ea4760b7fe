import { describe, expect, it } from 'vitest';
import type { SceneRecord, SceneSummary } from '#contract/conversation.ts';
import type { ConversationSection } from '#contract/conversation-course.ts';
import { conversationSection } from '#contract/conversation-course.ts';
import { made } from '#tests/support/made.ts';
import { missionWith, needsWith, phrasesState, sectionWith } from './course-progress.ts';

const section = (given: Partial<ConversationSection>) =>
  made(conversationSection, {
    ...{ id: 's', kind: 'scene', module_id: 'cafe', class_id: 'c', title_vi: '', minutes: 5 },
    ...{ is_allowed: true },
    ...given,
  });
const records = (...all: [id: string, isReached: boolean, missions: string[]][]) =>
  new Map(
    all.map(([id, is_reached, missions]): [string, SceneRecord] => [
      id,
      { scene_id: id, visits: 1, is_reached, missions },
    ]),
  );

describe('a section with visits that wait', () => {
  it.each<[string, Partial<ConversationSection>, boolean, [done: boolean, begun: boolean]]>([
    ['a scene whose goal was reached', {}, true, [true, false]],
    ['a scene that ended without', {}, false, [false, true]],
    ['done stays done', { is_done: true }, false, [true, false]],
    ['a sound of the same name', { kind: 'sound' }, true, [false, false]],
    ['another scene', { module_id: 'bus' }, true, [false, false]],
  ])('%s', (_, given, isReached, [is_done, is_begun]) => {
    const scenes = records(['cafe', isReached, []]);
    expect(sectionWith(section(given), { scenes, phrases: new Map() })).toMatchObject({
      is_done,
      is_begun,
    });
  });
});

describe('useful lines that were said on this device', () => {
  it.each<[string, number, Partial<ConversationSection>, [done: boolean, begun: boolean]]>([
    ['none', 0, {}, [false, false]],
    ['some', 2, {}, [false, true]],
    ['all', 3, {}, [true, false]],
    ['some, where the server has all', 2, { is_done: true }, [true, false]],
    ['all of another class', 3, { module_id: 'other' }, [false, false]],
    ['a scene of the same id', 3, { kind: 'scene' }, [false, false]],
  ])('%s', (_, said, given, [is_done, is_begun]) => {
    const lines = section({ kind: 'phrases', module_id: 'set', ...given });
    const phrases = new Map([['set', phrasesState(said, 3)]]);
    expect(sectionWith(lines, { scenes: new Map(), phrases })).toMatchObject({ is_done, is_begun });
  });
});

it('ticks a mission that was done on this device', () => {
  const mission = { scene_id: 'cafe', scene_title_vi: '', id: 'price', vi: '', is_done: false };
  expect(missionWith(mission, records(['cafe', false, ['price']])).is_done).toBe(true);
  expect(missionWith(mission, records(['bus', false, ['price']])).is_done).toBe(false);
});

describe('what a level asks for', () => {
  const scenes = ['cafe', 'bus'].map(
    (id): SceneSummary => ({
      ...{ id, title: '', title_vi: '', level: 1, category: 'food', goal_vi: '', missions: 2 },
    }),
  );
  const told = { scenes: { done: 1, needed: 2 }, missions: { done: 1, needed: 3 } };
  it('counts the visits that wait, of this level only', () => {
    const own = records(['cafe', true, ['a', 'b']], ['bus', true, ['a']], ['far', true, ['a', 'b', 'c']]);
    expect(needsWith(told, scenes, own)).toEqual({
      scenes: { done: 2, needed: 2 },
      missions: { done: 3, needed: 3 },
    });
  });
  it('is what the server counted until records and scenes are read', () => {
    expect(needsWith(told, scenes, records())).toEqual(told);
    expect(needsWith(told, [], records(['cafe', true, ['a']]))).toEqual(told);
  });
});
