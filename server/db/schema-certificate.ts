import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { learners } from './schema-account.ts';
import { courses } from './schema-content.ts';

/** The register of certificates. Deleting an account removes its entries; printed copies remain. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey(),
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    course_id: text()
      .notNull()
      .references(() => courses.id),
    serial: text().notNull().unique(),
    /** The exact text that was signed. */
    payload: text().notNull(),
    /** base64url. */
    signature: text().notNull(),
    issued_at: timestamp('issued_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [unique('certificates_learner_course').on(table.learner_id, table.course_id)],
);

/** Public keys of all keys that ever signed a certificate, on any node. */
export const certificateKeys = pgTable('certificate_keys', {
  id: text().primaryKey(),
  /** base64url of the 32 bytes. */
  public_key: text().notNull(),
  first_used_at: timestamp('first_used_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
