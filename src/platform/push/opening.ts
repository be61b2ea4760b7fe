import { type InsidePath, insidePath } from '#contract/inside-path.ts';

/**
 * Asks a page that runs to open a path, by a message with a port: what it answers says that it has heard. `type` tells
 * it from other messages of the service worker.
 */
export const OPEN_MESSAGE = 'OPEN_PATH';

export interface OpenMessage {
  type: typeof OPEN_MESSAGE;
  path: InsidePath;
}

/** The path in a message of the service worker; null for any other message. */
export const pathIn = (message: unknown): InsidePath | null =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === OPEN_MESSAGE &&
  'path' in message
    ? insidePath(message.path)
    : null;
