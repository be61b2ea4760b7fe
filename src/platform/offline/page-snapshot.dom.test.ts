import { afterEach, describe, expect, it, vi } from 'vitest';
import { removePageSnapshot, watchPageSnapshot } from './page-snapshot.ts';

const snapshot = (): HTMLElement | null => document.getElementById('kept-frame');

function openWithLookOf(owner: string): void {
  document.body.innerHTML = `<div id="kept-frame" data-owner="${owner}">Câu 3/12</div><div id="root"></div>`;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('watchPageSnapshot', () => {
  it('shows the learner their own snapshot until the app has rendered, but not for ever', () => {
    vi.useFakeTimers();
    openWithLookOf('learner-a');
    watchPageSnapshot('learner-a');
    expect(snapshot()).not.toBeNull();
    vi.runAllTimers();
    expect(snapshot()).toBeNull();
  });

  it.each([
    ['another learner', 'learner-b'],
    ['a guest', null],
  ])('hides it from %s', async (_, owner) => {
    openWithLookOf('learner-a');
    watchPageSnapshot(owner);
    await vi.waitFor(() => expect(snapshot()).toBeNull());
  });

  it('does nothing without a snapshot', () => {
    watchPageSnapshot('learner-a');
    removePageSnapshot();
    expect(snapshot()).toBeNull();
  });
});
