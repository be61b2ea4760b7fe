import { describe, expect, it } from 'vitest';
import { RECORDING_STATE, recordingState } from './recording-state.ts';

const { START, RECORDING, WAIT_RESULT, HAVE_AUDIO, HAVE_RESULT } = RECORDING_STATE;
const NOTHING = { isRecording: false, hasAudio: false, isSent: false, hasResult: false };

describe('the state of a spoken answer', () => {
  it.each([
    ['nothing recorded', {}, START],
    ['while it records', { isRecording: true }, RECORDING],
    [
      'recording again over a graded one',
      { isRecording: true, hasAudio: true, isSent: true, hasResult: true },
      RECORDING,
    ],
    ['recorded, still on the device', { hasAudio: true }, HAVE_AUDIO],
    ['sent, being graded', { hasAudio: true, isSent: true }, WAIT_RESULT],
    ['graded', { hasAudio: true, isSent: true, hasResult: true }, HAVE_RESULT],
  ])('%s', (_, facts, expected) => {
    expect(recordingState({ ...NOTHING, ...facts })).toBe(expected);
  });

  it('has the values of docs/product.md, point 4', () => {
    expect([START, RECORDING, WAIT_RESULT, HAVE_AUDIO, HAVE_RESULT]).toEqual([1, 2, 3, 4, 5]);
  });
});
