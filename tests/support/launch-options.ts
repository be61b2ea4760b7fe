export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** The same engine without browser UI: a start takes half the time. */
export const HEADLESS_SHELL = process.env.HEADLESS_SHELL_PATH ?? '/usr/bin/chromium-headless-shell';
export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
/** WebKitGTK's driver, what runs its browser (tests/support/webkit/browser.js), and the screen that it needs. */
export const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
export const GJS = process.env.GJS_PATH ?? '/usr/bin/gjs';
export const XVFB = process.env.XVFB_PATH ?? '/usr/bin/Xvfb';

/** Chromium for the tests: quiet, with a fake microphone; without its sandbox, which root cannot use. */
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
