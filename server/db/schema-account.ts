import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OtpKind } from '#contract/account.ts';
import type { ConsentKind } from '#contract/privacy.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const learners = pgTable(
  'learners',
  {
    id: uuid().primaryKey(),
    /** Null for a guest, who is nobody but the owner of what they did. */
    phone: text().unique(),
    full_name: text().notNull(),
    email: text(),
    /** Address of the learner's picture, made of a random id; null for the default one. */
    avatar_url: text().unique(),
    /** Key of the picture in the blob store, and its size in bytes; null without one. */
    avatar_blob: text(),
    avatar_bytes: integer(),
    /** ISO date. */
    birthday: date({ mode: 'string' }),
    /** Official codes of province and ward, and the line before them; all null or none. */
    province_code: text(),
    ward_code: text(),
    address_line: text(),
    /** argon2id of the client's SHA-256, in PHC form; null until the learner sets a password. */
    password_hash: text(),
    /** What the registration form sent along. */
    registration: jsonb().$type<Record<string, string | null>>().notNull(),
    /** What the learner aims at: an overall band, the day of the exam (ISO date), minutes of study a day. */
    target_band: real(),
    exam_date: date({ mode: 'string' }),
    daily_minutes: integer(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('learners_avatar_blob').on(table.avatar_blob),
    check(
      'learners_target_band',
      sql`${table.target_band} between 4 and 9 and mod((${table.target_band} * 2)::numeric, 1) = 0`,
    ),
    check('learners_daily_minutes', sql`${table.daily_minutes} between 5 and 600`),
  ],
);

/** Bearer tokens by the SHA-256 of their text: the table gives nobody a way in. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    /** What the learner may see of a token, to end it. */
    id: uuid().notNull().unique().defaultRandom(),
    /** Browser and system it was given to, such as `Chrome · Android`. */
    device: text(),
    /** Coarse network of the last use that was noted, such as `113.161.x.x`. */
    network: text(),
    /** Which device it was given to, as `known_devices` has it. */
    device_mark: text(),
    /** Of the embedded view: it ends minutes after its first use there, whatever else uses it. */
    embedded: boolean().notNull().default(false),
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    created_at: at('created_at').notNull().defaultNow(),
    /** Written at most once an hour. */
    last_used_at: at('last_used_at').notNull().defaultNow(),
    /** Moved on with each use that is noted, up to a year after the sign-in. */
    expires_at: at('expires_at').notNull(),
  },
  (table) => [index('tokens_learner').on(table.learner_id), index('tokens_expiry').on(table.expires_at)],
);

/** Guests by the SHA-256 of the token that their device has made. */
export const visitors = pgTable(
  'visitors',
  {
    token_hash: text().primaryKey(),
    /** Who owns the guest's work; null where a token was claimed before anything of it had come. */
    guest_id: uuid().references(() => learners.id, { onDelete: 'cascade' }),
    /** From when a learner's: the token is refused. */
    claimed_at: at('claimed_at'),
    /** Written at most once an hour. */
    last_used_at: at('last_used_at').notNull().defaultNow(),
  },
  (table) => [index('visitors_guest').on(table.guest_id), index('visitors_last_used').on(table.last_used_at)],
);

/** Devices that a learner has signed in on, by the SHA-256 of their cookie: strangers' tries do not count there. */
export const knownDevices = pgTable(
  'known_devices',
  {
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    mark: text().notNull(),
    /** Of the last sign-in or sign-out there. */
    seen_at: at('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learner_id, table.mark] }),
    index('known_devices_age').on(table.seen_at),
  ],
);

/** The latest one-time code of a phone number, for each use and for each lane it was asked for in. */
export const otps = pgTable(
  'otps',
  {
    phone: text().notNull(),
    /** What it is for: the contract's `OTP_TYPE`. */
    kind: integer().$type<OtpKind>().notNull(),
    /** The mark of a known device, the id of a learner whose session asks; empty for all others together. */
    lane: text().notNull().default(''),
    salt: text().notNull(),
    code_hash: text().notNull(),
    tries_left: integer().notNull(),
    expires_at: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.kind, table.lane] }),
    index('otps_expiry').on(table.expires_at),
  ],
);

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
  (table) => [
    primaryKey({ columns: [table.learner_id, table.key] }),
    index('idempotency_age').on(table.created_at),
  ],
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
    /** Stored answers that refer to it, counted by triggers (migration `storage_counts`). */
    uses: integer().notNull().default(0),
    /** When an answer first did; null as long as none has. */
    first_used_at: at('first_used_at'),
    /** Of a complete one: since when no answer refers to it; null while one does. */
    unused_since: at('unused_since'),
    created_at: at('created_at').notNull().defaultNow(),
    completed_at: at('completed_at'),
  },
  (table) => [
    index('recordings_learner').on(table.learner_id),
    index('recordings_blob').on(table.blob_key),
    index('recordings_unused').on(table.unused_since, table.id).where(sql`${table.unused_since} is not null`),
    index('recordings_unfinished').on(table.created_at, table.id).where(sql`${table.blob_key} is null`),
  ],
);

/** Each word of a learner on what may be done with their data; the newest of a kind holds. */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    learner_id: uuid()
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    given: boolean().notNull(),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [index('consents_learner').on(table.learner_id)],
);

/** Recordings of learners who are gone, and pictures that gave way to another, until their files are gone too. */
export const recordingsToErase = pgTable('recordings_to_erase', {
  /** The recording's id; a fresh one for a picture. */
  id: uuid().primaryKey(),
  blob_key: text(),
});
