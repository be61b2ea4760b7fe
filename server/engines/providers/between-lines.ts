import { randomBytes } from 'node:crypto';

/** Random for each text, so that no text can contain it. */
export const newBoundary = (): string => randomBytes(12).toString('hex');

/** A learner's text, marked as data between two lines that it cannot forge. */
export const betweenLines = (text: string, boundary: string): string =>
  `---- ${boundary}\n${text}\n---- ${boundary}`;
