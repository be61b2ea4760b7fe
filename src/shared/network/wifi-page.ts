import { z } from 'zod/mini';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { WIFI_PAGE_KEY } from '#src/platform/offline/connectivity.ts';

const webPage = z.string().check(z.startsWith('http://'));

/** A page over http where a network can show its sign-in page; null if our server has not given one. */
export const wifiPage = (): string | null => readStoredJson(WIFI_PAGE_KEY, webPage);
