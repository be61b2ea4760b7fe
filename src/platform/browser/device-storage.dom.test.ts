import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage } from './device-storage.ts';

const KEY = 'luyen.some-choice';
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deviceStorage.removeItem(KEY);
});

it('stores beyond the page', () => {
  expect(deviceStorage.setItem(KEY, 'a')).toBe(true);
  expect(localStorage.getItem(KEY)).toBe('a');
  expect(deviceStorage.getItem(KEY)).toBe('a');
});

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

describe.each<[string, () => void]>([
  [
    'reading localStorage throws',
    () => void vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse),
  ],
  ['localStorage is null', () => vi.stubGlobal('localStorage', null)],
  ['localStorage is missing', () => vi.stubGlobal('localStorage', undefined)],
  [
    'each of its methods throws',
    () => vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse }),
  ],
])('where %s', (_, block) => {
  it('what is set lasts as long as the page', () => {
    block();
    expect(deviceStorage.getItem(KEY)).toBeNull();
    expect(deviceStorage.setItem(KEY, 'a')).toBe(false);
    expect(deviceStorage.getItem(KEY)).toBe('a');
    deviceStorage.removeItem(KEY);
    expect(deviceStorage.getItem(KEY)).toBeNull();
  });
});

it('with no space keeps the newest value on the page, and stores again when there is some', () => {
  deviceStorage.setItem(KEY, 'old');
  vi.stubGlobal('localStorage', {
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  expect(deviceStorage.setItem(KEY, 'new')).toBe(false);
  expect(deviceStorage.getItem(KEY)).toBe('new');
  vi.unstubAllGlobals();
  expect(deviceStorage.setItem(KEY, 'newer')).toBe(true);
  expect(localStorage.getItem(KEY)).toBe('newer');
});
