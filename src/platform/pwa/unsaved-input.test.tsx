import { fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchUnsavedInput } from './unsaved-input.ts';
import { updatesHeld } from './update.ts';

const type = (selector: string, value: string): void => {
  const field = document.querySelector(selector);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(selector);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('watchUnsavedInput', () => {
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML = `
      <form><input id="name" /></form>
      <input id="search" type="search" />
      <div data-autosaved><textarea id="essay"></textarea></div>`;
    stop = watchUnsavedInput();
  });
  afterEach(() => stop());

  it.each([
    ['a form', '#name', true],
    ['a search', '#search', false],
    ['an essay that is saved as it is typed', '#essay', false],
  ])('%s', (_, selector, expected) => {
    type(selector, 'Lan');
    expect(updatesHeld()).toBe(expected);
  });

  it('releases the update when the field is emptied', () => {
    type('#name', 'Lan');
    type('#name', '');
    expect(updatesHeld()).toBe(false);
  });

  it('releases the update when the form leaves the page', async () => {
    type('#name', 'Lan');
    document.querySelector('form')?.remove();
    await vi.waitFor(() => expect(updatesHeld()).toBe(false));
  });

  it.each([
    ['the page', false],
    ['a dialog', true],
  ])('holds only once a field in %s has handled the key, which rendering would undo', (_, inPortal) => {
    const heldMeanwhile: boolean[] = [];
    const field = <input aria-label="Word" onChange={() => heldMeanwhile.push(updatesHeld())} />;
    render(inPortal ? createPortal(field, document.body) : field);
    fireEvent.input(screen.getByLabelText('Word'), { target: { value: 'h' } });
    expect(heldMeanwhile).toEqual([false]);
    expect(updatesHeld()).toBe(true);
  });
});
