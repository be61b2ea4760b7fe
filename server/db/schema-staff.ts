import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ROLES } from '#contract/staff.ts';
import { learners, tokens } from './schema-account.ts';

/** How a request for a new operator ended. */
const REQUEST_OUTCOMES = ['approved', 'counted', 'declined', 'void'] as const;

/** Changes of an account of staff that its owner is told of; `operator-asked` is told to all operators. */
const STAFF_NOTICES = [
  'recovery-codes',
  'role-given',
  'role-ended',
  'factor-set',
  'factor-reset',
  'codes-locked',
  'operator-asked',
] as const;
export type StaffNotice = (typeof STAFF_NOTICES)[number];

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
  /** Wrong codes on devices where none was ever right, since one was right there or the password was set anew. */
  stranger_failures: integer().notNull().default(0),
});

/** Devices on which staff have entered a right code, as in `known_devices`: strangers cannot use up their tries. */
export const verifiedDevices = pgTable(
  'verified_devices',
  {
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    mark: text().notNull(),
    /** When a code was last right there. */
    verified_at: at('verified_at').notNull(),
    /** Wrong codes since then. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.mark] }),
    index('verified_devices_age').on(table.verified_at),
  ],
);

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
  /** Wrong codes since the last right one, in a session whose device is not known. */
  failures: integer().notNull().default(0),
});

/** New operators whom an operator asked for: the role is given once another one agrees, or after a day without another. */
export const operatorRequests = pgTable(
  'operator_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    asked_by: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    asked_at: at('asked_at').notNull(),
    /** Last day of the role in Vietnam; null when open-ended. */
    until: date({ mode: 'string' }),
    /** When it counts without a second operator; null where there is one, who has to agree. */
    counts_at: at('counts_at'),
    /** Null while it waits. `void`: whoever asked is no operator any more. */
    outcome: text({ enum: REQUEST_OUTCOMES }),
    /** Actor of the audit trail who decided. */
    decided_by: text(),
    decided_at: at('decided_at'),
  },
  (table) => [
    uniqueIndex('operator_requests_waiting').on(table.learner_id).where(sql`${table.outcome} is null`),
    index('operator_requests_asker').on(table.asked_by),
  ],
);

/** What the owner of an account of staff is told by push and message; sent by the processes that run jobs. */
export const staffNotices = pgTable(
  'staff_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    what: text({ enum: STAFF_NOTICES }).notNull(),
    at: at('at').notNull().defaultNow(),
    /** Null once it was sent, or given up. */
    due_at: at('due_at').defaultNow(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    index('staff_notices_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('staff_notices_age').on(table.at),
    index('staff_notices_learner').on(table.learner_id),
  ],
);

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
