import { randomInt } from 'node:crypto';

/** A Vietnamese mobile number that no other test has, as good as surely. */
export const newPhone = (): string => `09${String(randomInt(100_000_000)).padStart(8, '0')}`;
