import { expect, it } from 'vitest';
import { pickVoice } from './english-voice.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

it.each([
  ['none at all', [], true, null],
  ['none in English', [voice('vi-VN'), voice('eng-x')], true, null],
  ['British before American', [voice('en-US'), voice('en-GB')], true, 1],
  ['as Android writes it', [voice('en_US'), voice('en_GB')], true, 1],
  ['American where there is no British', [voice('vi-VN'), voice('en-US')], true, 1],
  ['one of the device before one of the network', [voice('en-GB', false), voice('en-US')], true, 1],
  ['one of the network where there is a network', [voice('en-GB', false)], true, 0],
  ['none of the network while offline', [voice('en-GB', false)], false, null],
])('%s', (_, voices, online, expected) => {
  expect(pickVoice(voices, online)).toBe(expected === null ? null : voices[expected]);
});
