import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { VIP_PRODUCTS } from '#contract/operator-learners.ts';
import { learners } from './schema-account.ts';

/** Products sold or granted to a learner besides single courses. */
export const vipGrants = pgTable(
  'vip_grants',
  {
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    product: text({ enum: VIP_PRODUCTS }).notNull(),
    /** Last day; null when open-ended. */
    until: date({ mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.product] })],
);
