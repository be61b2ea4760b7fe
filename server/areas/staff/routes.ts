import { audit } from '#server/domain/audit/audit.ts';
import { readTrail } from '#server/domain/audit/read-trail.ts';
import { rolesOf } from '#server/domain/staff/roles.ts';
import { openStaffSession, staffSessionEnd } from '#server/domain/staff/staff-sessions.ts';
import { openStaffKey, type StaffKey } from '#server/engines/second-factor/staff-key.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes.ts';
import { beginFactor, checkFactor, confirmFactor, hasFactor } from './second-factor.ts';
import { sessionOf } from './session-of.ts';
import { factorLimits } from './tries.ts';

const PAGE = 50;

export function staffHandlers(platform: Platform): Handlers<'staff'> {
  const { db, config } = platform;
  let opened: StaffKey | null = null;
  /** Opened when it is first needed: a site without staff has no key. */
  const key = (): StaffKey => {
    opened ??= openStaffKey(config);
    return opened;
  };
  const refuseLearners = async (learnerId: string): Promise<void> => {
    if ((await rolesOf(db, learnerId, Date.now())).length === 0) throw new ApiFailure('FORBIDDEN');
  };

  return {
    me: async ({ request, learner: { id } }) => {
      const now = Date.now();
      return {
        roles: await rolesOf(db, id, now),
        second_factor: {
          is_set: await hasFactor(db, id),
          open_until: await staffSessionEnd(db, sessionOf(request), now),
          recovery_codes_left: await recoveryCodesLeft(db, id),
        },
      };
    },
    enrol: async ({ learner: { id } }) => {
      await refuseLearners(id);
      return beginFactor(db, key(), id);
    },
    confirm: async ({ request, body, learner: { id } }) => {
      await refuseLearners(id);
      const token = sessionOf(request);
      await factorLimits(db, id, token);
      const now = Date.now();
      return db.transaction(async (tx) => {
        const codes = await confirmFactor(tx, key(), id, body.code, now);
        const open_until = await openStaffSession(tx, token, now);
        await audit(tx, { actor: id, action: 'second-factor.confirmed' });
        return { recovery_codes: codes, open_until };
      });
    },
    verify: async ({ request, body, learner: { id } }) => {
      await refuseLearners(id);
      const token = sessionOf(request);
      await factorLimits(db, id, token);
      const now = Date.now();
      return db.transaction(async (tx) => {
        const used = await checkFactor(tx, key(), id, body.code, now);
        const open_until = await openStaffSession(tx, token, now);
        const left = await recoveryCodesLeft(tx, id);
        await audit(tx, { actor: id, action: 'second-factor.verified', object: used });
        return { open_until, recovery_codes_left: left };
      });
    },
    newRecoveryCodes: async ({ tx, staff: { id } }) => ({
      recovery_codes: await replaceRecoveryCodes(tx, key(), id),
    }),
    auditTrail: async ({ query, about }) => {
      about(query.subject ?? []);
      const rows = await readTrail(db, query, PAGE + 1);
      const entries = rows.slice(0, PAGE);
      return { entries, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
    },
  };
}
