import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { learners } from '#server/db/schema-account.ts';

/** With its table, since a subquery has columns of the same name. */
const named = (column: AnyColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

/**
 * The learner who proved a number by entering a code that was sent to it; null for a number that nobody has proven.
 * A number that somebody typed says nothing about who they are, so nothing else leads from a number to a person
 * (decision 102): `tests/tree/numbers.test.ts`.
 */
export const ownerOf = (phone: AnyColumn): SQL<string | null> =>
  sql<
    string | null
  >`(select proven.id from ${learners} proven where proven.phone = ${named(phone)} and proven.phone_is_proven)`;

/** Whether a number in a row is one that the learner has proven. */
export const isNumberOf = (phone: AnyColumn, learnerId: string): SQL =>
  sql`${named(phone)} = (select proven.phone from ${learners} proven where proven.id = ${learnerId} and proven.phone_is_proven)`;
