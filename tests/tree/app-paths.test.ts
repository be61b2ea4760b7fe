import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { PAGE_PATHS } from '#contract/pages.ts';
import { isAppPath } from '#server/seo/app-paths.ts';
import { routes } from '#src/app/routes.ts';

const pathsOf = (found: readonly RouteObject[]): string[] =>
  found.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

/** Paths that only the app, or only links and the server know. */
function unmatched(found: readonly RouteObject[], pages: readonly string[]): string[] {
  const [routed, known] = [new Set(pathsOf(found)), new Set([...pages, '*'])];
  return [...new Set([...routed, ...known])].filter((path) => !routed.has(path) || !known.has(path));
}

it('the app routes exactly the pages that links and the server know', () => {
  expect(unmatched(routes, Object.values(PAGE_PATHS))).toEqual([]);
});

it('finds a page without a route, and a route without a page', () => {
  const nested = [{ path: '/', children: [{ path: '/blog' }, { path: '*' }] }];
  expect(unmatched(nested, ['/', '/blog'])).toEqual([]);
  expect(unmatched(nested, ['/', '/course'])).toEqual(['/blog', '/course']);
});

it.each([
  ['/', true],
  ['/lesson/bat-dau', true],
  ['/lesson/bat-dau/', true],
  ['/input-test', true],
  ['/practice-result/a/detail-writing/b', true],
  ['/lesson', false],
  ['/revise-result', false],
  ['/speaking-practice/', false],
  ['/lesson/bat-dau/them', false],
  ['/khong-co', false],
  ['/xx/lesson/a', false],
])('%s: %s', (path, expected) => {
  expect(isAppPath(path)).toBe(expected);
});
