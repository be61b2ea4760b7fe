import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a stored answer is filled in, by the rule of `isAnswered`: some text in it is not blank. */
export const isFilled = (answer: PgColumn): SQL<boolean> =>
  sql`jsonb_path_exists(${answer} - 'type_code', '$.** ? (@.type() == "string" && @ like_regex "[^[:space:]]")')`;

/** Number of answers that are filled in. */
export const answeredOf = (answer: PgColumn): SQL<number> =>
  sql<number>`(count(*) filter (where ${isFilled(answer)}))::int`;
