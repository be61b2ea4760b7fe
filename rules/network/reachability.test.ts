import { expect, it } from 'vitest';
import { type Reachability, type Responder, reachability } from './reachability.ts';

it.each<[responder: Responder, hasNetwork: boolean, expected: Reachability]>([
  ['ours', true, 'online'],
  ['ours', false, 'online'],
  ['foreign', true, 'captive'],
  ['foreign', false, 'captive'],
  ['gateway', true, 'down'],
  ['gateway', false, 'down'],
  ['late', true, 'slow'],
  ['late', false, 'offline'],
  ['none', true, 'down'],
  ['none', false, 'offline'],
])('%s responds, the device has a network: %s → %s', (responder, hasNetwork, expected) => {
  expect(reachability(responder, hasNetwork)).toBe(expected);
});
