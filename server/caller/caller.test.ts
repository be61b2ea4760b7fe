import { describe, expect, it } from 'vitest';
import { coarseNetworkOf, networkOf, wideNetworkOf } from './caller.ts';

describe('networkOf, wideNetworkOf and coarseNetworkOf', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3', null, '10.1.x.x'],
    ['113.161.7.9', '113.161.7.9', null, '113.161.x.x'],
    ['::ffff:10.1.2.3', '10.1.2.3', null, '10.1.x.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1', '2001:db8:x'],
    ['2001:db8:1:2::9', '2001:db8:1:2', '2001:db8:1', '2001:db8:x'],
    ['2001:db8::9', '2001:db8:0:0', '2001:db8:0', '2001:db8:x'],
    ['::1', '0:0:0:0', '0:0:0', '0:0:x'],
  ])('%s belongs to %s, around it %s, shown as %s', (ip, network, wide, shown) => {
    expect([networkOf(ip), wideNetworkOf(ip), coarseNetworkOf(ip)]).toEqual([network, wide, shown]);
  });
});
