import { expect, it } from 'vitest';
import { scrollKey } from './scroll-key.ts';

const place = { search: '', hash: '', state: null };

it.each([
  ['a page opened by its address is no other one', '/blog', 'default', '/blog'],
  ['a page that was gone to keeps its own place', '/blog', 'k3x9', 'k3x9'],
])('%s', (_, pathname, key, kept) => {
  expect(scrollKey({ ...place, pathname, key })).toBe(kept);
});
