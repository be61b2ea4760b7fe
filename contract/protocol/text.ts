import { z } from 'zod/mini';

/** Most UTF-16 units of each kind of text that is sent to the server. A longer one is refused before it is worked on. */
export const TEXT_MAX = {
  /** Id of something in a content pack: a course, a lesson, a question. */
  id: 100,
  /** A title, a person's name, an address line, a tag. */
  line: 200,
  /** An answer of some words: a blank, a choice, a short answer. */
  shortAnswer: 500,
  /** The learner's own words about something, or the address of a web page. */
  note: 1_000,
  /** An English text to be said, sounded out, translated or read aloud; each call has a narrower limit of its own. */
  passage: 8_000,
  /** A talk, written down: the longest has some 5,000. */
  transcript: 8_000,
  essay: 20_000,
} as const;

/** Most blanks or pairs of one question. */
const ITEMS_MAX = 100;

export const text = (most: number) => z.string().check(z.maxLength(most));
/** Not empty. */
export const idText = z.string().check(z.minLength(1), z.maxLength(TEXT_MAX.id));
/** Lower-case hexadecimal SHA-256. */
export const sha256Text = z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/));

/** How many entries a record may have: zod has no check that says so of itself. */
export const recordBounds = z.registry<{ most: number }>();

/** A record with an entry for each item of a question. */
export const byItem = <Key extends z.core.$ZodRecordKey, Value extends z.core.$ZodType>(
  key: Key,
  value: Value,
) =>
  z
    .record(key, value)
    .check(z.refine((given) => Object.keys(given).length <= ITEMS_MAX))
    .register(recordBounds, { most: ITEMS_MAX });
