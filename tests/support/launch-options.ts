import { resolve } from 'node:path';

export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Speech that Chromium's fake microphone plays, when a journey gives one. */
const fakeSpeech = process.env.FAKE_SPEECH_WAV;

/** Chromium as the tests need it: quiet, with a fake microphone; as root it cannot make its sandbox. */
export const chromiumLaunch = {
  executablePath: CHROMIUM,
  args: [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    ...(fakeSpeech ? [`--use-file-for-fake-audio-capture=${resolve(fakeSpeech)}`] : []),
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

export const firefoxLaunch = {
  executablePath: FIREFOX,
  firefoxUserPrefs: {
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
  },
};
