import { z } from 'zod/mini';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

/** From this size on, bytes, mobile data is used only if the learner has agreed. */
export const LARGE_BYTES = 5_000_000;

const KEY = 'luyen.downloads-wifi-only';

/** Some browsers report how the device is connected; TypeScript's library does not have it. */
interface Connection extends EventTarget {
  readonly type?: string;
  readonly saveData?: boolean;
}

const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/** Whether this browser can tell mobile data from Wi-Fi. */
export const detectsMobileData = (): boolean => connection()?.type !== undefined;

/** Whether the learner may be paying for data now. */
export function isOnMobileData(): boolean {
  const now = connection();
  return now?.type === 'cellular' || now?.saveData === true;
}

/** @returns stops following */
export function watchConnection(changed: () => void): () => void {
  const now = connection();
  now?.addEventListener('change', changed);
  return () => now?.removeEventListener('change', changed);
}

export const isWifiOnly = (): boolean => readStoredJson(KEY, z.boolean()) ?? false;

export const setWifiOnly = (only: boolean): void => localStorage.setItem(KEY, JSON.stringify(only));
