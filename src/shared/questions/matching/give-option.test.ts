import { describe, expect, it } from 'vitest';
import { giveOption } from './give-option.ts';

describe('giveOption', () => {
  it.each([
    ['a free option', {}, '1', 'A', false, { 1: 'A' }, null],
    ['another option in its place', { 1: 'A' }, '1', 'B', false, { 1: 'B' }, null],
    ['the same again', { 1: 'A', 2: 'B' }, '1', 'A', false, { 1: 'A', 2: 'B' }, null],
    ['one that another item has', { 1: 'A', 2: 'B' }, '2', 'A', false, { 2: 'A' }, '1'],
    ['one that may be used again', { 1: 'A', 2: 'B' }, '2', 'A', true, { 1: 'A', 2: 'A' }, null],
    ['nothing', { 1: 'A', 2: 'B' }, '2', '', false, { 1: 'A' }, null],
    ['nothing to an empty item', { 1: 'A' }, '2', '', false, { 1: 'A' }, null],
    ['beside an item that was emptied', { 1: '', 2: 'B' }, '3', 'C', false, { 2: 'B', 3: 'C' }, null],
  ])('%s', (_, pairs, item, option, reuse, expected, from) => {
    expect(giveOption(pairs, item, option, reuse)).toEqual({ pairs: expected, from });
  });
});
