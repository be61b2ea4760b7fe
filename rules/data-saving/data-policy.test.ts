import { describe, expect, it } from 'vitest';
import { type ConnectionFacts, type DataPolicy, type DataSavingChoice, dataPolicy } from './data-policy.ts';

const all: DataPolicy = { prefetches: true, asksFrom: null };
const nothing: DataPolicy = { prefetches: false, asksFrom: 0 };
const large: DataPolicy = { prefetches: false, asksFrom: 5_000_000 };
const slow: DataPolicy = { prefetches: false, asksFrom: null };

describe('how the network is used', () => {
  it.each<[string, DataSavingChoice, ConnectionFacts, DataPolicy]>([
    ['a browser that reports nothing', 'auto', {}, all],
    ['Wi-Fi', 'auto', { type: 'wifi', effectiveType: '4g', saveData: false }, all],
    ['mobile data', 'auto', { type: 'cellular', effectiveType: '4g' }, large],
    ['the device’s data saver, on Wi-Fi too', 'auto', { type: 'wifi', saveData: true }, nothing],
    ['the device’s data saver on mobile data', 'auto', { type: 'cellular', saveData: true }, nothing],
    ['a network as slow as 2G', 'auto', { effectiveType: '2g' }, slow],
    ['a slower one', 'auto', { type: 'wifi', effectiveType: 'slow-2g' }, slow],
    ['3G', 'auto', { effectiveType: '3g' }, all],
    ['on by choice, on Wi-Fi', 'on', { type: 'wifi' }, nothing],
    ['on by choice, with nothing reported', 'on', {}, nothing],
    ['off by choice, on mobile data', 'off', { type: 'cellular', saveData: true }, all],
    ['off by choice, on 2G', 'off', { effectiveType: '2g' }, all],
  ])('%s', (_, choice, connection, expected) => {
    expect(dataPolicy(choice, connection)).toEqual(expected);
  });
});
