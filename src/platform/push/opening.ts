/**
 * Asks a page that runs to open a path, by a message with a port: what it answers says that it has heard. `type` tells
 * it from other messages of the service worker.
 */
export const OPEN_MESSAGE = 'OPEN_PATH';

export interface OpenMessage {
  type: typeof OPEN_MESSAGE;
  path: string;
}

/**
 * A path within the app, as it may be opened: anything that leads elsewhere is none.
 * @param origin of the app
 */
export function safePath(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  try {
    const url = new URL(value, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** The path in a message of the service worker; null for any other message. */
export const pathIn = (message: unknown, origin: string): string | null =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === OPEN_MESSAGE &&
  'path' in message
    ? safePath(message.path, origin)
    : null;
