import { z } from 'zod/mini';

/** Digits of a phone number's end that are enough to search by. */
export const PHONE_END_MIN = 4;
/** A whole phone number, or its last digits. */
export const phoneEnd = z.string().check(z.maxLength(15), z.regex(/^\d{4,15}$/));

/** ISO date. */
export const isoDay = z.string().check(z.maxLength(10), z.iso.date());
