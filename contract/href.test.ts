import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { href } from './href.ts';
import { PAGE_PATHS } from './pages.ts';

it.each([
  [href('home'), '/'],
  [href('practice', { id: 'bai-1' }), '/practice/bai-1'],
  [
    href('writingDetail', { id: 'bai-1', questionId: 'bai-1.2' }, { attempt: 'a' }),
    '/practice-result/bai-1/detail-writing/bai-1.2?attempt=a',
  ],
  [href('pronunciation'), '/pronunciation'],
  [href('pronunciation', { id: undefined }), '/pronunciation'],
  [href('pronunciation', { id: 'th-t' }), '/pronunciation/th-t'],
  [href('blog', {}, { category: null }), '/blog'],
  [href('tutor', {}, { source: 'web', origin: undefined }), '/tutor?source=web'],
  [
    href('taggedArticles', {}, { tag: 'từ vựng & ngữ pháp' }),
    expect.stringMatching(/^\/blog\/search-tag\?tag=t%E1/),
  ],
])('%s', (actual, expected) => {
  expect(actual).toEqual(expected);
});

it.each(['a b', 'a/b', 'a?b#c', '50%', 'từ vựng'])('passes “%s” to a page unchanged', (id) => {
  expect(matchRoutes([{ path: PAGE_PATHS.lesson }], href('lesson', { id }))?.[0]?.params).toEqual({ id });
  const { searchParams } = new URL(href('maintenance', {}, { from: id }), 'https://luyen.test');
  expect(searchParams.get('from')).toBe(id);
});

it('requires the parameters of a page at compile time', () => {
  // @ts-expect-error: a lesson needs an id
  href('lesson');
  // @ts-expect-error: an article needs a slug, not an id
  href('article', { id: 'a' });
  // @ts-expect-error: questionId is missing
  href('speakingDetail', { id: 'a' });
  // @ts-expect-error: the list of articles has no parameters
  href('blog', { id: 'a' });
  // @ts-expect-error: no such page
  expect(() => href('nowhere')).toThrow();
});
