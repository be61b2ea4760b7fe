export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** The same engine with nothing of a browser around it: a start takes half the work. */
export const HEADLESS_SHELL = process.env.HEADLESS_SHELL_PATH ?? '/usr/bin/chromium-headless-shell';
export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

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
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** Firefox with a fake microphone. */
export const firefoxLaunch = {
  executablePath: FIREFOX,
  firefoxUserPrefs: {
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
  },
};
