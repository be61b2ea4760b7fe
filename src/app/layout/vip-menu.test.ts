import { describe, expect, it } from 'vitest';
import { NOT_VIP, type Vip } from '#src/session/vip.ts';
import { isVipPlace, vipEntries } from './vip-menu.ts';

describe('vipEntries', () => {
  it.each<[Partial<Vip>, string]>([
    [{ tutoring: true, courses: true }, '/tutor?source=web'],
    [{ courses: true, speaking: true }, '/my-course'],
    [{ conversation: true, speaking: true }, '/conversation'],
    [{ speaking: true }, '/speaking-ai?type=button'],
  ])('%o begins with %s', (vip, to) => {
    expect(vipEntries({ ...NOT_VIP, ...vip })[0]?.to).toBe(to);
  });

  it('has every product, those without VIP by their page for guests', () => {
    expect(vipEntries({ ...NOT_VIP, courses: true }).map(({ to }) => to)).toEqual([
      '/my-course',
      '/tutor?source=web',
      '/conversation-guest',
      '/speaking-ai-guest?type=button',
    ]);
  });
});

describe('isVipPlace', () => {
  it.each([
    ['/tutor', true],
    ['/my-course', true],
    ['/conversation', true],
    ['/speaking-ai', true],
    ['/', false],
    ['/speaking-ai-guest', false],
  ])('%s: %s', (path, expected) => {
    expect(isVipPlace(path)).toBe(expected);
  });
});
