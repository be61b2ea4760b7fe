import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { markSeen, useUnseen } from './seen.ts';

const unseenOf = (learnerId: string | null, ids: string[]) =>
  renderHook(() => useUnseen(learnerId, ids)).result.current;

beforeEach(() => act(() => markSeen('', [])));

describe('what was seen', () => {
  it('is nothing at first, then all that was on the list', () => {
    expect(unseenOf('anh', ['a', 'b'])).toEqual(['a', 'b']);
    act(() => markSeen('anh', ['a', 'b']));
    expect(unseenOf('anh', ['c', 'a', 'b'])).toEqual(['c']);
  });

  it("is one learner's alone", () => {
    act(() => markSeen('anh', ['a']));
    expect(unseenOf('binh', ['a'])).toEqual(['a']);
    expect(unseenOf(null, ['a'])).toEqual(['a']);
  });

  it('outlives the page, and lets go of what is no longer listed', () => {
    act(() => markSeen('anh', ['a', 'b']));
    act(() => markSeen('anh', ['b', 'c']));
    expect(localStorage.getItem('luyen.seen')).toBe('{"learnerId":"anh","ids":["b","c"]}');
  });
});
