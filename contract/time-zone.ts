import { z } from 'zod/mini';

/** Zone of learners who have not chosen another. */
export const DEFAULT_TIME_ZONE = 'Asia/Ho_Chi_Minh';

/** An IANA name such as `Asia/Ho_Chi_Minh`; whether there is such a zone is for `isTimeZone` to say. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/));

/** A learner's zones: the present one, and earlier ones with the moment until which each applied, oldest first. */
export const zoneHistorySchema = z.object({
  zone: z.string(),
  /** `until`: milliseconds since 1970. */
  earlier: z.array(z.object({ zone: z.string(), until: z.number() })),
});
export type ZoneHistory = z.infer<typeof zoneHistorySchema>;

/** Of learners who have never been elsewhere. */
export const IN_VIETNAM: ZoneHistory = { zone: DEFAULT_TIME_ZONE, earlier: [] };
