/** How this browser puts the app on the home screen, where it has no prompt of its own. */
export type InstallWay =
  | 'ios-safari'
  /** Chrome, Firefox, Edge and others on iOS since 16.4. */
  | 'ios-browser'
  /** The same before: only Safari can. */
  | 'ios-only-safari'
  | 'android-chromium'
  | 'android-firefox'
  | 'samsung'
  | 'mac-safari'
  | 'desktop-chromium'
  /** Inside another app, which cannot: the real browser has to open the page. */
  | 'in-app'
  /** Firefox on computers, Safari before Sonoma, and anything unknown. */
  | 'none';

export interface BrowserFacts {
  userAgent: string;
  /** `navigator.maxTouchPoints`: an iPad calls itself a Mac. */
  touchPoints: number;
}

/** Apps with a browser of their own, as they are called, and how they name themselves. */
const APPS: readonly [name: string, pattern: RegExp][] = [
  ['Zalo', /\bZalo\b/i],
  ['Messenger', /MessengerForiOS|MessengerLite|\bOrca-Android|FB_IAB\/(?:Orca|MESSENGER)/i],
  ['Facebook', /\bFBA[NV]\/|\bFB_IAB\b/],
  ['Instagram', /\bInstagram\b/],
  ['TikTok', /\bBytedanceWebview\b|\bmusical_ly\b|\btrill_/i],
  ['LINE', /\bLine\/\d/],
  ['Telegram', /\bTelegram\b/i],
];

/** The app whose own browser shows the page; `''`: an app that does not say; null: a real browser. */
export function appAround({ userAgent }: BrowserFacts): string | null {
  const known = APPS.find(([, pattern]) => pattern.test(userAgent));
  if (known) return known[0];
  // Android marks web views; on iOS only real browsers name Safari.
  const isView =
    /; wv\)/.test(userAgent) || (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && !/\bSafari\//.test(userAgent));
  return isView ? '' : null;
}

const isIos = ({ userAgent, touchPoints }: BrowserFacts): boolean =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);

/** Other browsers of iOS; each carries a mark of its own beside Safari's name. */
const OTHER_IOS = /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|coc_coc_browser|GSA|DuckDuckGo|Brave)\b/;

/** Since iOS 16.4 every browser can add to the home screen. */
function letsOthersInstall(userAgent: string): boolean {
  const [, major = '', minor = ''] = /\bOS (\d+)_(\d+)/.exec(userAgent) ?? [];
  // An iPad that calls itself a Mac does not say; those are recent.
  return major === '' || Number(major) > 16 || (Number(major) === 16 && Number(minor) >= 4);
}

function iosWay(userAgent: string): InstallWay {
  if (!OTHER_IOS.test(userAgent)) return 'ios-safari';
  return letsOthersInstall(userAgent) ? 'ios-browser' : 'ios-only-safari';
}

function desktopWay(userAgent: string): InstallWay {
  if (/\bFirefox\//.test(userAgent)) return 'none';
  if (/\bChrome\/|\bChromium\//.test(userAgent)) return 'desktop-chromium';
  const isMacSafari = /\bMacintosh\b/.test(userAgent) && / Safari\//.test(userAgent);
  const version = Number(/\bVersion\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  // "Add to Dock" came with Safari 17.
  return isMacSafari && version >= 17 ? 'mac-safari' : 'none';
}

export function installWay(facts: BrowserFacts): InstallWay {
  const { userAgent } = facts;
  if (appAround(facts) !== null) return 'in-app';
  if (isIos(facts)) return iosWay(userAgent);
  if (!/\bAndroid\b/.test(userAgent)) return desktopWay(userAgent);
  if (/\bSamsungBrowser\//.test(userAgent)) return 'samsung';
  return /\bFirefox\//.test(userAgent) ? 'android-firefox' : 'android-chromium';
}

/** Whether the installed app has a storage of its own: what the browser holds does not follow. */
export const hasOwnStorage = (way: InstallWay): boolean => way.startsWith('ios-') || way === 'mac-safari';
