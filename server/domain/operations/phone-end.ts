import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Whether a phone number is these digits or ends in them; found by the indexes over reversed numbers. */
export const endsWith = (phone: AnyColumn, digits: string): SQL =>
  sql`reverse(${phone}) like ${`${[...digits].toReversed().join('')}%`}`;
