import { deviceStorage } from '#src/platform/browser/device-storage.ts';

/** In localStorage: the browser has opened a database for this site, so that later starts need not try first. */
const KEY = 'luyen.database-opens';

/** Nothing is known where localStorage keeps nothing: then site data may be refused as a whole. */
export const isKnownToOpen = (): boolean => deviceStorage.isKept() && deviceStorage.getItem(KEY) !== null;
export const rememberThatItOpens = (): void => void deviceStorage.setItem(KEY, '1');
/** The next start tries again. */
export const forgetThatItOpens = (): void => deviceStorage.removeItem(KEY);
