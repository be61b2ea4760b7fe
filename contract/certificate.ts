import { z } from 'zod/mini';

/** Requirements for the certificate of a course. */
export const certificateBarSchema = z.object({
  /** Percentage of an exercise's questions that must be answered for it to count as done. */
  answered: z.number(),
  /** Minimum result out of 100, if anything in the course is marked by a key. */
  result: z.number(),
});
export type CertificateBar = z.infer<typeof certificateBarSchema>;

const payloadFacts = {
  serial: z.string(),
  /** The learner's name in their profile when it was issued. */
  name: z.string(),
  course_id: z.string(),
  course: z.string(),
  /** ISO date in Vietnam: the day the last section was completed. */
  completed_on: z.string(),
  /** Percentage of the marks won, 0–100, if anything in the course is marked by a key. */
  result: z.nullable(z.number()),
  /** Id of the key that signed it. */
  key: z.string(),
};

/** The signed payload, as canonical JSON. The holder may show it to anyone, so it contains nothing else. */
export const certificatePayloadSchema = z.discriminatedUnion('v', [
  /** Issued before exercises were required: the level is the course's and says nothing about the learner. */
  z.object({ v: z.literal(1), ...payloadFacts, level: z.string() }),
  z.object({
    v: z.literal(2),
    ...payloadFacts,
    /** Work done: the course's lessons and exercises, their questions, and how many of those were answered. */
    lessons: z.number(),
    exercises: z.number(),
    questions: z.number(),
    answered: z.number(),
    /** Minimum result that the course required. */
    needed: z.number(),
    /** Practices counted by a retake made after their keys were shown, each at most `needed` out of 100; default 0. */
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
      /** Questions of its exercises, and how many were answered; null for certificates that do not record it. */
      work: z.nullable(z.object({ questions: z.number(), answered: z.number() })),
      /** Payload and signature for the address of the verification page. */
      token: z.string(),
    }),
  ),
});
export type Certificate = z.infer<typeof certificate>;

/** A course whose sections are all completed, and why it has no certificate. */
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
  /** As on a certificate, out of 100; null if nothing is marked by a key. */
  result: z.nullable(z.number()),
  /** Highest result still possible. This and `again` are missing from older cached responses. */
  most: z.optional(z.nullable(z.number())),
  /** Practices to retake to raise a result that is below the bar, largest gain first. */
  again: z.optional(
    z.array(
      z.object({
        lesson_id: z.string(),
        lesson_title: z.string(),
        title: z.string(),
        module_id: z.string(),
        /** For this practice alone, out of 100: what counts now, and the maximum that a retake can count for. */
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
