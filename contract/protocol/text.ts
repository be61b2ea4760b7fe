import { z } from 'zod/mini';

/** Maximum UTF-16 units of each kind of text sent to the server. A longer one is rejected before it is processed. */
export const TEXT_MAX = {
  /** Id of something in a content pack: a course, a lesson, a question. */
  id: 100,
  /** A title, a person's name, an address line, a tag. */
  line: 200,
  /** An answer of a few words: a blank, a choice, a short answer. */
  shortAnswer: 500,
  /** A learner's remark, or the address of a web page. */
  note: 1_000,
  /** An English text to speak, transcribe into sounds, translate or read aloud; each call has a narrower limit. */
  passage: 8_000,
  /** Transcript of a talk: the longest has about 5,000. */
  transcript: 8_000,
  essay: 20_000,
} as const;

/** Maximum blanks or pairs of one question. */
const ITEMS_MAX = 100;

export const text = (max: number) => z.string().check(z.maxLength(max));
/** Not empty. */
export const idText = z.string().check(z.minLength(1), z.maxLength(TEXT_MAX.id));
/** An id as authors write it. */
export const nameText = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** Lower-case hexadecimal SHA-256. */
export const sha256Text = z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/));

/** Maximum entries of a record, for which zod has no check that can be inspected. */
export const recordBounds = z.registry<{ max: number }>();

/** A record with one entry per item of a question. */
export const byItem = <Key extends z.core.$ZodRecordKey, Value extends z.core.$ZodType>(
  key: Key,
  value: Value,
) =>
  z
    .record(key, value)
    .check(z.refine((entries) => Object.keys(entries).length <= ITEMS_MAX))
    .register(recordBounds, { max: ITEMS_MAX });
