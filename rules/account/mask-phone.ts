/** Digits that remain of a masked number: enough to tell it from others with its owner on the phone. */
const SHOWN = 3;

/** A phone number of which only the end is shown: `•••••••678`. */
export const maskPhone = (phone: string): string =>
  '•'.repeat(Math.max(0, phone.length - SHOWN)) + phone.slice(-SHOWN);
