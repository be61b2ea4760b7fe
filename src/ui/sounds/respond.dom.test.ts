import { beforeEach, expect, it, vi } from 'vitest';
import { noteMicrophone } from '#src/platform/browser/open-microphone.ts';
import { chooseAnswerSounds } from './answer-sounds.ts';
import { respond } from './respond.ts';

const vibrate = vi.fn(() => true);
const started = vi.fn();

/** A param, node or tone that takes everything; `start` is what makes it heard. */
const node = () => {
  const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const made = { type: '', frequency: param, gain: param, start: started, stop: vi.fn(), connect: vi.fn() };
  made.connect.mockReturnValue(made);
  return made;
};

class FakeContext {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator = node;
  createGain = node;
}

beforeEach(() => {
  vibrate.mockClear();
  started.mockClear();
  vi.stubGlobal('AudioContext', FakeContext);
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  chooseAnswerSounds(true);
});

it('a right answer is two notes and a short shake', async () => {
  respond('right');
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([20]);
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(2));
});

it('nothing sounds or shakes where the learner switched it off', () => {
  chooseAnswerSounds(false);
  respond('right');
  expect(vibrate).not.toHaveBeenCalled();
});

it('nothing sounds or shakes into an open microphone, until it is closed', () => {
  const track = { readyState: 'live' };
  const stream: Partial<MediaStream> = { getAudioTracks: () => [track as MediaStreamTrack] };
  noteMicrophone(stream as MediaStream);
  respond('again');
  expect(vibrate).not.toHaveBeenCalled();
  track.readyState = 'ended';
  respond('again');
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([10, 40, 10]);
});
