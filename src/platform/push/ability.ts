import { originFlag } from '#src/platform/browser/origin-flag.ts';

/**
 * Whether notifications can come to this device. `install-first`: only once the app is on the home screen (iPhone, iPad).
 * `blocked`: the learner, or their browser, has refused. `none`: this browser has no notifications.
 */
export type PushAbility = 'can' | 'blocked' | 'install-first' | 'none';

export interface Surroundings {
  hasWorker: boolean;
  hasPush: boolean;
  /** Null: the browser has no notifications. */
  permission: NotificationPermission | null;
  /** An iPhone or iPad. */
  isApplePhone: boolean;
  /** Opened from the home screen. */
  isInstalled: boolean;
  /** Shown inside another site. */
  isEmbedded: boolean;
}

export function pushAbility(here: Surroundings): PushAbility {
  const { hasWorker, hasPush, permission, isApplePhone, isInstalled, isEmbedded } = here;
  if (isEmbedded || !hasWorker) return 'none';
  if (!hasPush || permission === null) return isApplePhone && !isInstalled ? 'install-first' : 'none';
  return permission === 'denied' ? 'blocked' : 'can';
}

/** iPads say that they are Macs, which have no touch screens. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** What this browser has. */
export const surroundings = (): Surroundings => ({
  hasWorker: 'serviceWorker' in navigator,
  hasPush: 'PushManager' in window,
  permission: 'Notification' in window ? Notification.permission : null,
  isApplePhone: isApplePhone(navigator),
  isInstalled: matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches,
  isEmbedded: originFlag() !== null,
});
