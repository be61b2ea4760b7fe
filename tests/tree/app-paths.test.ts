import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { PAGE_PATHS } from '#contract/pages.ts';
import { isAppPath } from '#server/seo/app-paths.ts';
import { routes } from '#src/app/routes.ts';

const pathsOf = (found: readonly RouteObject[]): string[] =>
  found.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

it('the app routes exactly the pages that links and the server know', () => {
  expect(pathsOf(routes).toSorted()).toEqual([...Object.values(PAGE_PATHS), '*'].toSorted());
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
