import { describe, expect, it } from 'vitest';
import { isPublicQuery } from './public-query.ts';
import { isSuccessAnswer } from './success-answer.ts';

const json = (value: unknown, status = 200): Response => Response.json(value, { status });

describe('isSuccessAnswer', () => {
  it.each([
    ['our success', json({ message: 'OK', data: { id: 'a' }, time_current: 1 }), true],
    [
      'a failure that came as 200',
      json({ message: 'x', code: 'NOT_FOUND', data: null, time_current: 1 }),
      false,
    ],
    ['a failure', json({ message: 'x', code: 'NOT_FOUND', data: null, time_current: 1 }, 404), false],
    ['an envelope without data', json({ message: 'OK', time_current: 1 }), false],
    ['the page of a captive portal', new Response('<html>Wi-Fi</html>'), false],
    ['the JSON of a captive portal', json({ login: true }), false],
  ])('%s', async (_, response, expected) => {
    expect(await isSuccessAnswer(response)).toBe(expected);
  });
});

describe('isPublicQuery', () => {
  it.each([
    ['/api/blog/index', true],
    ['/api/blog/cach-hoc-tu-vung', true],
    ['/api/ielts/study-sheets/s1', true],
    ['/api/blog/category', true],
    ['/api/ielts/conversations/onboarding-options', true],
    ['/api/ielts/conversations/onboarding-result', false],
    ['/api/blog/category/reading/post', true],
    ['/api/blog/search-tag', true],
    ['/api/blogs/exam', true],
    ['/api/blog/category/reading', false],
    ['/api/blog/a/b', false],
    ['/api/profile', false],
    ['/api/ielts/lessons/l1/assets', false],
    ['/blog/index', false],
  ])('%s: %s', (path, expected) => {
    expect(isPublicQuery(path)).toBe(expected);
  });
});
