import { randomBytes } from 'node:crypto';

/** Random, another one for each text, so that no text can hold it. */
export const newBoundary = (): string => randomBytes(12).toString('hex');

/** A learner's text as data between two lines that it cannot write itself. */
export const betweenLines = (text: string, boundary: string): string =>
  `---- ${boundary}\n${text}\n---- ${boundary}`;
