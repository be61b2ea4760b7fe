import { expect, it } from 'vitest';
import { APP_PATHS, isAppPath } from '#server/seo/app-paths.ts';
import { ROUTE_TABLE } from '#src/app/route-table.ts';

const withoutIds = (path: string): string => path.replace(/\?/g, '');

it('the server knows every page of the app, and no other', () => {
  const ofApp = [...ROUTE_TABLE.map(([path]) => path), '/study-sheet/:id', '/error'];
  expect(APP_PATHS.map(withoutIds).toSorted()).toEqual(ofApp.map(withoutIds).toSorted());
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
