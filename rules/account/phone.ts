import { phoneSchema } from '#contract/account.ts';

/**
 * A phone number as people type it (+84, 84, 0084, spaces, dots, hyphens, brackets) in the form that is
 * stored: digits with a leading 0. What is not a Vietnamese number stays as typed, without the separators.
 */
export const normalisePhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s.\-()]/g, '')
    .replace(/^(?:\+|00)840?(?=\d{9}$)/, '0')
    .replace(/^84(?=\d{9}$)/, '0');

/** Whether a normalised number is a Vietnamese mobile (docs/product.md, point 5, patterns). */
export const isVietnameseMobile = (phone: string): boolean => phoneSchema.safeParse(phone).success;
