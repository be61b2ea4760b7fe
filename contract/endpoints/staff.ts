import { z } from 'zod/mini';
import { aboutNobody } from '../protocol/about-learners.ts';
import { action, read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';
import { actorText, auditEntry, recoveryCode, secondFactorCode, staffState, totpCode } from '../staff.ts';

const codes = z.array(recoveryCode);
const openUntil = z.number();

export const me = read({
  summary: 'Roles of the signed-in learner, and whether this session is open to calls of staff',
  path: '/staff/me',
  who: 'learner',
  response: staffState,
});

export const enrol = action({
  summary:
    'Begins to set up the second factor: a new secret for the authenticator app. Possible until one is confirmed; an earlier secret is void',
  method: 'POST',
  path: '/staff/second-factor',
  who: 'learner',
  response: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth:`, for a QR code. */
    uri: z.string(),
  }),
  errors: ['FORBIDDEN', 'SECOND_FACTOR_SET'],
});

export const confirm = action({
  summary:
    'Confirms the second factor with its first code, opens the session and gives the recovery codes, once',
  method: 'POST',
  path: '/staff/second-factor/confirm',
  who: 'learner',
  body: z.object({ code: totpCode }),
  response: z.object({ recovery_codes: codes, open_until: openUntil }),
  errors: ['FORBIDDEN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_WRONG'],
});

export const verify = action({
  summary:
    'Opens this session to calls of staff with a code of the app or a recovery code; neither is accepted twice',
  method: 'POST',
  path: '/staff/second-factor/verify',
  who: 'learner',
  body: z.object({ code: secondFactorCode }),
  response: z.object({ open_until: openUntil, recovery_codes_left: z.number() }),
  errors: ['FORBIDDEN', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_LOCKED'],
});

export const newRecoveryCodes = action({
  summary: 'Replaces the recovery codes; the earlier ones are void',
  method: 'POST',
  path: '/staff/recovery-codes',
  who: 'staff',
  audits: { as: 'recovery-codes.renewed', about: 'nobody' },
  stepUp: true,
  response: z.object({ recovery_codes: aboutNobody(codes) }),
});

export const auditTrail = read({
  summary: 'The audit trail, newest first, by actor, learner or action',
  path: '/staff/audit',
  who: 'operator',
  audits: { as: 'audit.read', about: 'learners' },
  query: z.object({
    /** Entries before this id; the newest without it. */
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
    actor: z.optional(actorText),
    subject: z.optional(z.uuid()),
    action: z.optional(idText),
  }),
  response: z.object({
    entries: z.array(auditEntry),
    /** `before` of the next page; null on the last. */
    next: z.nullable(z.number()),
  }),
});
