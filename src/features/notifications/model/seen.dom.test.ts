import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { markSeen, useUnseen } from './seen.ts';

const unseenOf = (learnerId: string | null, ids: string[]) =>
  renderHook(() => useUnseen(learnerId, ids)).result.current;

beforeEach(() => act(() => markSeen('', [])));

describe('seen notifications', () => {
  it('are none at first, then all that were listed', () => {
    expect(unseenOf('anh', ['a', 'b'])).toEqual(['a', 'b']);
    act(() => markSeen('anh', ['a', 'b']));
    expect(unseenOf('anh', ['c', 'a', 'b'])).toEqual(['c']);
  });

  it('belong to one learner', () => {
    act(() => markSeen('anh', ['a']));
    expect(unseenOf('binh', ['a'])).toEqual(['a']);
    expect(unseenOf(null, ['a'])).toEqual(['a']);
  });

  it('are stored, without those no longer listed', () => {
    act(() => markSeen('anh', ['a', 'b']));
    act(() => markSeen('anh', ['b', 'c']));
    expect(localStorage.getItem('luyen.seen')).toBe('{"learnerId":"anh","ids":["b","c"]}');
  });
});
