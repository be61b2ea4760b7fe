import { expect, it } from 'vitest';
import { pushAbility } from './ability.ts';

const CHROME = {
  hasWorker: true,
  hasPush: true,
  permission: 'default' as const,
  isApplePhone: false,
  isInstalled: false,
  isEmbedded: false,
};

it.each([
  ['a browser that may ask', {}, 'can'],
  ['one that has been allowed', { permission: 'granted' as const }, 'can'],
  ['one that has been refused', { permission: 'denied' as const }, 'blocked'],
  ['an iPhone in Safari', { isApplePhone: true, hasPush: false }, 'install-first'],
  ['an iPhone in Safari without notifications', { isApplePhone: true, permission: null }, 'install-first'],
  ['an iPhone from its home screen', { isApplePhone: true, isInstalled: true }, 'can'],
  ['an old iPhone from its home screen', { isApplePhone: true, isInstalled: true, hasPush: false }, 'none'],
  ['a browser without push', { hasPush: false }, 'none'],
  ['a browser without notifications', { permission: null }, 'none'],
  ['a private window without workers', { hasWorker: false }, 'none'],
  ['the view inside another site', { isEmbedded: true, permission: 'granted' as const }, 'none'],
])('%s', (_, more, expected) => {
  expect(pushAbility({ ...CHROME, ...more })).toBe(expected);
});
