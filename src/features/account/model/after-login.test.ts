import { describe, expect, it } from 'vitest';
import { NOT_VIP, type Vip } from '#src/platform/session/vip.ts';
import { afterLogin } from './after-login.ts';

const all: Partial<Vip> = { tutoring: true, courses: true, conversation: true, speaking: true };

describe('afterLogin', () => {
  it.each<[string, Partial<Vip>, string, boolean, string | null]>([
    ['tutoring first', all, '/', false, '/tutor?source=web'],
    ['then courses', { ...all, tutoring: false }, '/', false, '/my-course'],
    ['then conversation', { conversation: true, speaking: true }, '/', false, '/conversation'],
    ['then the speaking room', { speaking: true }, '/', false, '/speaking-ai'],
    ['nowhere, without VIP: home is today’s screen', {}, '/', false, null],
    ['nowhere from another page', all, '/lesson/bat-dau', false, null],
    ['the placement test, when on the way there', all, '/', true, '/input-test/Instructions-test'],
    [
      'the placement test, from its own page',
      {},
      '/input-test/Instructions-test',
      true,
      '/input-test/Instructions-test',
    ],
  ])('%s', (_, vip, pathname, inputTest, expected) => {
    expect(afterLogin({ pathname, inputTest, next: null, vip: { ...NOT_VIP, ...vip } })).toBe(expected);
  });

  it.each([
    ['the page that the guest was redirected from', false, '/so-loi?q=1'],
    ['the placement test first', true, '/input-test/Instructions-test'],
  ])('%s', (_, inputTest, expected) => {
    const place = { pathname: '/', inputTest, next: '/so-loi?q=1' };
    expect(afterLogin({ ...place, vip: { ...NOT_VIP, ...all } })).toBe(expected);
  });
});
