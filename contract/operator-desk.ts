import { z } from 'zod/mini';

/** A whole phone number, or its last digits. */
export const phoneEnd = z.string().check(z.maxLength(15), z.regex(/^\d{4,15}$/));

/** ISO date. */
export const isoDay = z.string().check(z.maxLength(10), z.iso.date());
