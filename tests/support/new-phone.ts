import { randomInt } from 'node:crypto';

/** A random Vietnamese mobile number, practically unique. */
export const newPhone = (): string => `09${String(randomInt(100_000_000)).padStart(8, '0')}`;
