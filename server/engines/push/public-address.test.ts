import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicUrl } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each([
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['2606:4700::1111', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['fc00::1', false],
    ['fd12::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['localhost', false],
    ['', false],
  ])('%s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});

describe('isPublicUrl', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://fcm.googleapis.com:443/fcm', true],
    ['https://fcm.googleapis.com:8443/fcm', false],
    ['http://fcm.googleapis.com/fcm', false],
    ['javascript:alert(1)', false],
    ['https://user:secret@fcm.googleapis.com/', false],
    ['https://localhost/', false],
    ['https://localhost./', false],
    ['https://postgres/', false],
    ['https://db.internal/', false],
    ['https://printer.local/', false],
    ['https://127.0.0.1/', false],
    ['https://0x7f.1/', false],
    ['https://2130706433/', false],
    ['https://8.8.8.8/', false],
    ['https://[::1]/', false],
    ['https://[::ffff:127.0.0.1]/', false],
    ['https://127。0。0。1/', false],
    ['not a URL', false],
  ])('%s: %s', (url, expected) => {
    expect(isPublicUrl(url)).toBe(expected);
  });
});
