import { z } from 'zod/mini';

/** Characters that no sentence needs and that the database or a page may choke on: all controls but line feed and tab. */
const CONTROLS = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

const clean = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(CONTROLS, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim();

/** A text that a service wrote, as it may be stored and shown. */
export const plainText = () => z.string().check(z.overwrite(clean));
