import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeObserver } from '#tests/support/fake-observer.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { Prose } from './prose.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const show = () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { container } = renderApp(<Prose markdown={'![Ong](/media/ong.svg)\n\n![Hoa](/media/hoa.svg)'} />);
  const sources = () => [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  return { sources, pictures: [...container.querySelectorAll('img')] };
};

it('a picture of a text loads when a tenth of it is within 50 px of the screen', () => {
  const { sources, pictures } = show();
  expect(FakeObserver.last?.options).toEqual({ threshold: 0.1, rootMargin: '50px' });
  expect(sources()).toEqual([null, null]);
  act(() => FakeObserver.last?.see(pictures[1], true));
  expect(sources()).toEqual([null, '/media/hoa.svg']);
});

it('all load for printing', () => {
  const { sources } = show();
  dispatchEvent(new Event('beforeprint'));
  expect(sources()).toEqual(['/media/ong.svg', '/media/hoa.svg']);
});

it('one that is already visible stays, as on a server-rendered page', () => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640);
  expect(show().sources()).toEqual(['/media/ong.svg', '/media/hoa.svg']);
});
