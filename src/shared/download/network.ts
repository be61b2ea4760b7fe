import { z } from 'zod/mini';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { connectionFacts, isOnMobileData } from '#src/platform/offline/connection.ts';
import { dataPolicyNow } from '#src/platform/offline/data-saving.ts';

const KEY = 'luyen.downloads-wifi-only';

/** Whether the learner may be paying for data now, and has not said that it does not matter. */
export const mayPayForData = (): boolean =>
  dataPolicyNow().asksFrom !== null && (isOnMobileData() || connectionFacts().saveData === true);

/** Whether a download of this size, bytes, is confirmed first. */
export function isAskedFirst(bytes: number): boolean {
  const { asksFrom } = dataPolicyNow();
  return asksFrom !== null && bytes >= asksFrom;
}

export const isWifiOnly = (): boolean => readStoredJson(KEY, z.boolean()) ?? false;

export const setWifiOnly = (only: boolean): boolean => deviceStorage.setItem(KEY, JSON.stringify(only));
