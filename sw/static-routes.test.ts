import { describe, expect, it, vi } from 'vitest';
import { isPublicQuery } from './public-query.ts';
import { addStaticRoutes, STATIC_ROUTES } from './static-routes.ts';

/** As the browser chooses: where no rule matches, the worker is asked. */
const sourceOf = (pathname: string): string =>
  STATIC_ROUTES.find(({ condition }) => new URLPattern(condition.urlPattern).test({ pathname }))?.source ??
  'fetch-event';

describe('what the browser asks the worker for', () => {
  it.each([
    ['/api/notebook/words', 'network'],
    ['/api/ielts/practice/p1', 'network'],
    ['/api/blog/index', 'fetch-event'],
    ['/api/blog/category/3/post', 'fetch-event'],
    ['/api/ielts/study-sheets/present-simple', 'fetch-event'],
    ['/', 'fetch-event'],
    ['/assets/index.js', 'fetch-event'],
    ['/media/avatars/1.webp', 'fetch-event'],
  ])('%s: %s', (path, source) => {
    expect(sourceOf(path)).toBe(source);
    if (path.startsWith('/api/')) expect(isPublicQuery(path)).toBe(source === 'fetch-event');
  });
});

it('are declared where the browser knows such routes', async () => {
  const addRoutes = vi.fn(async () => undefined);
  await addStaticRoutes({ addRoutes });
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith(STATIC_ROUTES);
  await expect(addStaticRoutes({})).resolves.toBeUndefined();
});
