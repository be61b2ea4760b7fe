import { describe, expect, it } from 'vitest';
import { appAround, hasOwnStorage, installWay } from './install-way.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const OLD_IPHONE = IPHONE.replace('18_6', '16_3');
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A546E';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

describe('installWay', () => {
  it.each([
    ['Safari on iOS', `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, 5, 'ios-safari'],
    ['Chrome on iOS', `${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 5, 'ios-browser'],
    ['Firefox on iOS', `${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 5, 'ios-browser'],
    ['Chrome on iOS 16.3', `${OLD_IPHONE} CriOS/120.0 Mobile/15E148 Safari/604.1`, 5, 'ios-only-safari'],
    [
      'Chrome on iOS 16.4',
      `${IPHONE.replace('18_6', '16_4')} CriOS/120.0 Mobile/15E148 Safari/604.1`,
      5,
      'ios-browser',
    ],
    ['an iPad that calls itself a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 5, 'ios-safari'],
    ['Safari on a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 0, 'mac-safari'],
    ['Safari 16 on a Mac', `${MAC} Version/16.6 Safari/605.1.15`, 0, 'none'],
    [
      'Chrome on Android',
      `${ANDROID}) ${CHROME} Chrome/141.0.0.0 Mobile Safari/537.36`,
      5,
      'android-chromium',
    ],
    [
      'Samsung Internet',
      `${ANDROID}) ${CHROME} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      5,
      'samsung',
    ],
    [
      'Firefox on Android',
      'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
      5,
      'android-firefox',
    ],
    ['Chrome on Windows', `${WINDOWS} ${CHROME} Chrome/141.0.0.0 Safari/537.36`, 0, 'desktop-chromium'],
    [
      'Chrome with a touch screen',
      `${WINDOWS} ${CHROME} Chrome/141.0.0.0 Safari/537.36`,
      10,
      'desktop-chromium',
    ],
    ['Firefox on Windows', `${WINDOWS.slice(0, -1)}; rv:143.0) Gecko/20100101 Firefox/143.0`, 0, 'none'],
    [
      'Zalo on Android',
      `${ANDROID}; wv) ${CHROME} Version/4.0 Chrome/141.0 Mobile Safari/537.36 Zalo android/12120709 ZaloTheme/light`,
      5,
      'in-app',
    ],
    ['a web view on iOS', `${IPHONE} Mobile/15E148`, 5, 'in-app'],
    ['nothing', '', 0, 'none'],
  ])('%s', (_, userAgent, touchPoints, way) => {
    expect(installWay({ userAgent, touchPoints })).toBe(way);
  });
});

describe('appAround', () => {
  it.each([
    [`${IPHONE} Mobile/15E148 Zalo iOS/511 ZaloTheme/light`, 'Zalo'],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.36.108]`, 'Facebook'],
    [`${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/440.0]`, 'Messenger'],
    [`${ANDROID}; wv) ${CHROME} Chrome/141.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0]`, 'Facebook'],
    [
      `${ANDROID}; wv) ${CHROME} Chrome/141.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/440.0]`,
      'Messenger',
    ],
    [`${IPHONE} Mobile/15E148 Instagram 350.0.0.20`, 'Instagram'],
    [
      `${ANDROID}; wv) ${CHROME} Chrome/141.0 Mobile Safari/537.36 trill_360 BytedanceWebview/d8a21c6`,
      'TikTok',
    ],
    [`${ANDROID}; wv) ${CHROME} Version/4.0 Chrome/141.0 Mobile Safari/537.36`, ''],
    [`${ANDROID}) ${CHROME} Chrome/141.0.0.0 Mobile Safari/537.36`, null],
    [`${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, null],
  ])('%s', (userAgent, app) => {
    expect(appAround({ userAgent, touchPoints: 5 })).toBe(app);
  });
});

it.each([
  ['ios-safari', true],
  ['ios-browser', true],
  ['mac-safari', true],
  ['android-chromium', false],
  ['in-app', false],
] as const)('the app installed by %s has its own storage: %s', (way, expected) => {
  expect(hasOwnStorage(way)).toBe(expected);
});
