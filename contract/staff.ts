import { z } from 'zod/mini';
import { text } from './protocol/text.ts';

/** Roles of those who teach and run the centre; each is given by itself, and neither includes the other. */
export const ROLES = ['teacher', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** A code of the authenticator app. */
export const TOTP_DIGITS = 6;
export const totpCode = z.string().check(z.maxLength(6), z.regex(/^\d{6}$/));

export const RECOVERY_CODE_COUNT = 10;
/** Three groups of four letters and digits: `ABCD-EFGH-JKMN`. */
export const recoveryCode = z.string().check(z.maxLength(14), z.regex(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/));

/** What staff enter: a code of the app, or a recovery code. */
export const secondFactorCode = z.union([totpCode, recoveryCode]);

export const staffState = z.object({
  /** Empty for a learner without any. */
  roles: z.array(z.enum(ROLES)),
  second_factor: z.object({
    /** Confirmed with a code. */
    is_set: z.boolean(),
    /** Until when calls of staff are open in this session, milliseconds since 1970; null if a code is needed. */
    open_until: z.nullable(z.number()),
    recovery_codes_left: z.number(),
  }),
});
export type StaffState = z.infer<typeof staffState>;

/** `command-line`, or the id of the learner who acted. */
export const actorText = text(36);

export const auditEntry = z.object({
  /** Without gaps, in order of time. */
  id: z.number(),
  /** Milliseconds since 1970. */
  at: z.number(),
  actor: z.string(),
  /** Name of the actor, while they have an account. */
  actor_name: z.nullable(z.string()),
  action: z.string(),
  /** Ids of those whose data was read or changed: learners, and requests for advice. Only the first of very many. */
  subjects: z.array(z.string()),
  subject_count: z.number(),
  object: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;
