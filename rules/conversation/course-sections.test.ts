import { describe, expect, it } from 'vitest';
import type { ConversationSection } from '#contract/conversation-course.ts';
import { firstLesson, sectionsByCategory, todoSection } from './course-sections.ts';

const section = (id: string, given: Partial<ConversationSection> = {}): ConversationSection => ({
  ...{ id, kind: 'scene', module_id: id, class_id: 'one', title_vi: id, minutes: 5, category: 'food' },
  ...{ is_done: false, is_begun: false, is_allowed: true },
  ...given,
});
const classOf = (...sections: ConversationSection[]) => ({
  ...{ id: 'one', place: 1, title_vi: '', text_vi: '', is_allowed: true, lines: [] },
  sections,
});
const done = { is_done: true };
const begun = { is_begun: true };
const locked = { is_allowed: false };
const lines: Partial<ConversationSection> = { kind: 'phrases' };

describe('what to do next', () => {
  it.each([
    ['the first', [section('a'), section('b')], 'a'],
    ['after what is done', [section('a', done), section('b')], 'b'],
    ['what is new before what is tried again', [section('a', begun), section('b')], 'b'],
    ['tried again when nothing is new', [section('a', begun), section('b', done)], 'a'],
    ['lines that were begun', [section('a'), section('b', { ...lines, ...begun })], 'b'],
    ['what is open before what needs VIP', [section('a', locked), section('b', begun)], 'b'],
    ['what needs VIP at last', [section('a', done), section('b', locked)], 'b'],
    ['nothing', [section('a', done)], null],
  ])('%s', (_, sections, expected) => {
    expect(todoSection([classOf(...sections)])?.id ?? null).toBe(expected);
  });
});

it('a new learner begins with the first section, whatever was done', () => {
  expect(firstLesson([classOf(section('a', done), section('b'))])?.id).toBe('a');
  expect(firstLesson([])).toBeNull();
});

it('counts sections by category', () => {
  const classes = [
    classOf(section('a', { category: 'work' }), section('b', done)),
    classOf(section('c'), section('d', { category: 'work', ...done })),
  ];
  expect(
    sectionsByCategory(classes).map(({ list, ...rest }) => ({ ...rest, ids: list.map(({ id }) => id) })),
  ).toEqual([
    { category: 'food', sections: 2, done: 1, ids: ['b', 'c'] },
    { category: 'work', sections: 2, done: 1, ids: ['a', 'd'] },
  ]);
});
