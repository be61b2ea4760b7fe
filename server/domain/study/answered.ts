import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a stored answer says anything, as `isAnswered` tells it: some text in it is not blank. */
export const isFilled = (answer: PgColumn): SQL<boolean> =>
  sql`jsonb_path_exists(${answer} - 'type_code', '$.** ? (@.type() == "string" && @ like_regex "[^[:space:]]")')`;

/** How many of the answers say anything. */
export const answeredOf = (answer: PgColumn): SQL<number> =>
  sql<number>`(count(*) filter (where ${isFilled(answer)}))::int`;
