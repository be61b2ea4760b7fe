import { z } from 'zod/mini';

/** What a certificate of a course takes. */
export const certificateBarSchema = z.object({
  /** Per cent of the questions of each exercise that need an answer for it to count as done. */
  answered: z.number(),
  /** Least result of 100, where something in the course is marked by a key. */
  result: z.number(),
});
export type CertificateBar = z.infer<typeof certificateBarSchema>;

const payloadFacts = {
  serial: z.string(),
  /** The learner, as their profile named them when it was issued. */
  name: z.string(),
  course_id: z.string(),
  course: z.string(),
  /** ISO date in Vietnam: the day the last section was completed. */
  completed_on: z.string(),
  /** Share of the marks won, 0–100, where something in the course is marked by a key. */
  result: z.nullable(z.number()),
  /** Id of the key that signed it. */
  key: z.string(),
};

/** What is signed: canonical JSON of this. Whoever holds it can show it to anybody; nothing else is in it. */
export const certificatePayloadSchema = z.discriminatedUnion('v', [
  /** Issued until exercises had to be done: its level is the course's, and says nothing of the learner. */
  z.object({ v: z.literal(1), ...payloadFacts, level: z.string() }),
  z.object({
    v: z.literal(2),
    ...payloadFacts,
    /** What was done: lessons and exercises of the course, their questions, and how many of these were answered. */
    lessons: z.number(),
    exercises: z.number(),
    questions: z.number(),
    answered: z.number(),
    /** Least result that the course asked for. */
    needed: z.number(),
    /** Practices that count by a go made after their keys were shown, each for `needed` of 100 at most; none unless told. */
    retaken: z.optional(z.number()),
  }),
]);
export type CertificatePayload = z.infer<typeof certificatePayloadSchema>;

export const certificate = z.object({
  course_id: z.string(),
  course_name: z.string(),
  level: z.number(),
  lesson_count: z.number(),
  /** ISO date in Vietnam: the day the last section was completed. */
  completed_on: z.string(),
  /** Null until the learner has a name in their profile. */
  issued: z.nullable(
    z.object({
      id: z.uuid(),
      serial: z.string(),
      name: z.string(),
      result: z.nullable(z.number()),
      /** Questions of its exercises, and how many were answered; null on certificates that do not say. */
      work: z.nullable(z.object({ questions: z.number(), answered: z.number() })),
      /** Payload and signature for the address of the page that verifies. */
      token: z.string(),
    }),
  ),
});
export type Certificate = z.infer<typeof certificate>;

/** A course whose every section was passed through, and why there is no certificate of it. */
export const refusedCourse = z.object({
  course_id: z.string(),
  course_name: z.string(),
  bar: certificateBarSchema,
  /** Exercises with too few answers. */
  left: z.array(
    z.object({
      lesson_id: z.string(),
      lesson_title: z.string(),
      title: z.string(),
      answered: z.number(),
      needed: z.number(),
    }),
  ),
  /** As on a certificate, out of 100; null where nothing is marked by a key. */
  result: z.nullable(z.number()),
  /** The highest result that can still be had. This and `again` are not in what was kept before there were any. */
  most: z.optional(z.nullable(z.number())),
  /** Practices that raise a result below the bar when they are done again, those that raise it most first. */
  again: z.optional(
    z.array(
      z.object({
        lesson_id: z.string(),
        lesson_title: z.string(),
        title: z.string(),
        module_id: z.string(),
        /** Of this practice alone, out of 100: what counts now, and the most that another go can count for. */
        result: z.number(),
        reach: z.number(),
      }),
    ),
  ),
});
export type RefusedCourse = z.infer<typeof refusedCourse>;

export const certificateKey = z.object({
  id: z.string(),
  algorithm: z.literal('Ed25519'),
  /** The 32 bytes of the public key, base64url. */
  public_key: z.string(),
});
export type CertificateKey = z.infer<typeof certificateKey>;
