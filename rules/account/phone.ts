import { phoneSchema } from '#contract/account.ts';

/**
 * Converts a typed phone number (+84, 84, 0084, spaces, dots, hyphens, brackets) to the stored form: digits with a
 * leading 0. A number that is not Vietnamese is unchanged except for separators.
 */
export const normalisePhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s.\-()]/g, '')
    .replace(/^(?:\+|00)840?(?=\d{9}$)/, '0')
    .replace(/^84(?=\d{9}$)/, '0');

/** Whether a normalised number is a Vietnamese mobile (docs/product.md, point 5, patterns). */
export const isVietnameseMobile = (phone: string): boolean => phoneSchema.safeParse(phone).success;
