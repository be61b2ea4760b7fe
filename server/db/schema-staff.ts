import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from '#contract/staff.ts';
import { learners, tokens } from './schema-account.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Roles of learners who teach or run the centre. Who gave which when is also in the audit trail. */
export const learnerRoles = pgTable(
  'learner_roles',
  {
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
    /** Actor of the audit trail: `command-line`, or the id of an operator. */
    granted_by: text().notNull(),
    granted_at: at('granted_at').notNull().defaultNow(),
    /** Last day in Vietnam; null when open-ended. */
    until: date({ mode: 'string' }),
    revoked_at: at('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.role] })],
);

/** The authenticator app of a member of staff. */
export const secondFactors = pgTable('second_factors', {
  learner_id: uuid()
    .primaryKey()
    .references(() => learners.id, { onDelete: 'cascade' }),
  /** Encrypted with the site's key, which is not in the database. */
  secret: text().notNull(),
  /** When a first code was accepted; null while it is being set up. */
  confirmed_at: at('confirmed_at'),
  /** Time step of the last accepted code: it and earlier ones are refused. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
});

/** Keyed hashes of recovery codes that have not been used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.hash] })],
);

/** Sessions in which the second factor was entered; they end with their token at the latest. */
export const staffSessions = pgTable('staff_sessions', {
  token_hash: text()
    .primaryKey()
    .references(() => tokens.hash, { onDelete: 'cascade' }),
  verified_at: at('verified_at').notNull(),
  expires_at: at('expires_at').notNull(),
});

/**
 * Who did what. Rows are only added: triggers (migration `audit_trail`) refuse every change, and set `id`, `at`,
 * `previous` and `hash`, so that each row seals the one before. It holds ids, no names: what remains of a deleted
 * learner is an id that belongs to nobody.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().default(0),
    at: at('at').notNull().defaultNow(),
    actor: text().notNull(),
    action: text().notNull(),
    subjects: uuid().array().notNull().default(sql`'{}'`),
    object: text(),
    /** SHA-256 of the row before; empty for the first. */
    previous: text().notNull().default(''),
    hash: text().notNull().unique().default(''),
  },
  (table) => [
    index('audit_entries_actor').on(table.actor, table.id),
    index('audit_entries_action').on(table.action, table.id),
    index('audit_entries_subjects').using('gin', table.subjects),
  ],
);

/**
 * Signed heads of the audit trail: the number and hash of its newest entry at that moment. Rows are only added, by the same
 * triggers; whether a row is genuine is told by its signature alone, since the app's role may add any.
 */
export const auditHeads = pgTable(
  'audit_heads',
  {
    id: uuid().primaryKey().defaultRandom(),
    entry: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
    at: at('at').notNull(),
    /** The 32 bytes of the public key, base64url. */
    key: text().notNull(),
    /** Ed25519, base64url. */
    signature: text().notNull(),
  },
  (table) => [index('audit_heads_at').on(table.at)],
);
