import { describe, expect, it } from 'vitest';
import { NOT_VIP, type Vip } from '#src/platform/session/vip.ts';
import { isVipPlace, startPlace, vipEntries } from './vip-menu.ts';

describe('startPlace', () => {
  it.each<[Partial<Vip>, string]>([
    [{ tutoring: true, courses: true }, '/tutor?source=web'],
    [{ courses: true, speaking: true }, '/my-course'],
    [{ conversation: true, speaking: true }, '/conversation'],
    [{ speaking: true }, '/speaking-ai?type=button'],
  ])('%o starts at %s', (vip, to) => {
    expect(startPlace({ ...NOT_VIP, ...vip })).toBe(to);
  });
});

describe('vipEntries', () => {
  it.each<[string, Partial<Vip>, string[]]>([
    [
      'those without VIP by their page for guests',
      { courses: true },
      ['/tutor?source=web', '/my-course', '/speaking-ai-guest?type=button', '/conversation-guest'],
    ],
    [
      'whatever they have',
      { conversation: true, speaking: true },
      ['/tutor?source=web', '/my-course', '/speaking-ai?type=button', '/conversation'],
    ],
  ])('has every product in order, %s', (_, vip, paths) => {
    expect(vipEntries({ ...NOT_VIP, ...vip }).map(({ to }) => to)).toEqual(paths);
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
