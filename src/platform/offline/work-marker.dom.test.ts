import { beforeEach, describe, expect, it } from 'vitest';
import { dismissLoss, hasHeldWork, markWork, noticeEviction, unreadLoss } from './work-marker.ts';

beforeEach(() => localStorage.clear());

describe('noticeEviction', () => {
  it('reports nothing on a device that never held work', () => {
    expect(noticeEviction('first', 1)).toBeNull();
    expect(hasHeldWork()).toBe(false);
  });

  it('recognises the database that holds the work', () => {
    markWork('first', 3);
    expect(noticeEviction('first', 1)).toBeNull();
    expect(hasHeldWork()).toBe(true);
  });

  it('reports the loss at every start until it was read, even if new work is marked', () => {
    markWork('first', 3);
    expect(noticeEviction('second', 10)).toEqual({ waiting: 3, at: 10 });
    markWork('second', 1);
    expect(noticeEviction('second', 20)).toEqual({ waiting: 3, at: 10 });
    dismissLoss();
    expect(noticeEviction('second', 30)).toBeNull();
    expect(unreadLoss()).toBeNull();
  });

  it('adds up two unread losses', () => {
    markWork('first', 3);
    noticeEviction('second', 10);
    markWork('second', 2);
    expect(noticeEviction('third', 20)).toEqual({ waiting: 5, at: 20 });
  });

  it('reads the marker of earlier versions, which contains only the id', () => {
    localStorage.setItem('luyen.has-work', '6d9c2b0e-5b1f-4f5e-9a53-0d0a3d1c2f10');
    expect(noticeEviction('6d9c2b0e-5b1f-4f5e-9a53-0d0a3d1c2f10', 1)).toBeNull();
    expect(noticeEviction('second', 10)).toEqual({ waiting: null, at: 10 });
  });
});
