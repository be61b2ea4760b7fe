import { describe, expect, it } from 'vitest';
import { pickRecordingType } from './recording-type.ts';

const browser =
  (...supported: string[]) =>
  (recorder: string) =>
    supported.includes(recorder);

describe('pickRecordingType', () => {
  it.each([
    ['Chromium', false, browser('audio/webm;codecs=opus', 'audio/mp4'), 'audio/webm'],
    ['Firefox', false, browser('audio/webm;codecs=opus', 'audio/ogg;codecs=opus'), 'audio/webm'],
    ['Safari, which also claims webm', true, browser('audio/webm;codecs=opus', 'audio/mp4'), 'audio/mp4'],
    ['a browser with ogg only', false, browser('audio/ogg;codecs=opus'), 'audio/ogg'],
  ])('%s', (_name, isApple, isSupported, type) => {
    expect(pickRecordingType(isApple, isSupported)?.type).toBe(type);
  });

  it('returns nothing if nothing is supported', () => {
    expect(pickRecordingType(false, () => false)).toBeNull();
  });
});
