import {
  bigint,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const learners = pgTable('learners', {
  id: uuid().primaryKey(),
  phone: text().notNull().unique(),
  full_name: text().notNull(),
  email: text(),
  avatar_url: text(),
  /** argon2id of the client's SHA-256, in PHC form; null until the learner sets a password. */
  password_hash: text(),
  /** What the registration form sent along. */
  registration: jsonb().$type<Record<string, string | null>>().notNull(),
  created_at: at('created_at').notNull().defaultNow(),
});

/** Bearer tokens by the SHA-256 of their text: the table gives nobody a way in. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    created_at: at('created_at').notNull().defaultNow(),
    expires_at: at('expires_at').notNull(),
  },
  (table) => [index('tokens_learner').on(table.learner_id)],
);

/** The latest one-time code of a phone number. */
export const otps = pgTable('otps', {
  phone: text().primaryKey(),
  salt: text().notNull(),
  code_hash: text().notNull(),
  tries_left: integer().notNull(),
  expires_at: at('expires_at').notNull(),
});

/** Fixed windows, shared by all nodes. */
export const rateLimits = pgTable('rate_limits', {
  bucket: text().primaryKey(),
  count: integer().notNull(),
  expires_at: at('expires_at').notNull(),
});

/** Answers to commands already applied, written in the transaction of their effect. */
export const idempotency = pgTable(
  'idempotency',
  {
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    operation: text().notNull(),
    /** SHA-256 over operation, path and body. */
    body_hash: text().notNull(),
    /** The answer's `data`, as text so that it comes back as it was; null only while it is being made. */
    response: json(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learner_id, table.key] })],
);

/** Recordings on their way and arrived. */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid().primaryKey(),
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** Whole size, bytes. */
    length: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 as the learner's device took it. */
    sha256: text().notNull(),
    type: text().notNull(),
    /** Bytes that are on disk for certain. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** Key in the blob store once complete and verified. */
    blob_key: text(),
    created_at: at('created_at').notNull().defaultNow(),
    completed_at: at('completed_at'),
  },
  (table) => [index('recordings_learner').on(table.learner_id)],
);
