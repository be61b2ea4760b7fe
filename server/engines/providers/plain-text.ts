import { z } from 'zod/mini';

/**
 * Control characters that no sentence needs and that may break the database or a page: all but line feed and
 * tab.
 */
const CONTROLS = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const clean = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(CONTROLS, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim();

/** Cleans text written by a service so that it may be stored and shown. */
export const plainText = () => z.string().check(z.overwrite(clean));
