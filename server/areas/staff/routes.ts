import { audit } from '#server/domain/audit/audit.ts';
import { readTrail } from '#server/domain/audit/read-trail.ts';
import { verifyDevice } from '#server/domain/staff/code-lane.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from '#server/domain/staff/recovery-codes.ts';
import { rolesOf } from '#server/domain/staff/roles.ts';
import { beginFactor, confirmFactor, hasFactor } from '#server/domain/staff/second-factor.ts';
import { openStaffSession, staffSessionEnd } from '#server/domain/staff/staff-sessions.ts';
import { tellStaff } from '#server/domain/staff/tell-staff.ts';
import { lazyStaffKey } from '#server/engines/second-factor/lazy-staff-key.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { enterCode } from '../../http/enter-code.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { sessionOf } from './session-of.ts';
import { factorLimits } from './tries.ts';

const PAGE = 50;

export function handlers(platform: Platform): Handlers<'staff'> {
  const { db, config } = platform;
  const key = lazyStaffKey(config);
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
        await verifyDevice(tx, { learnerId: id, session: token }, now);
        await audit(tx, { actor: id, action: 'second-factor.confirmed' });
        await tellStaff(tx, [id], 'factor-set');
        return { recovery_codes: codes, open_until };
      });
    },
    verify: async ({ request, body, learner: { id } }) => {
      await refuseLearners(id);
      const caller = { learnerId: id, session: sessionOf(request) };
      return enterCode({ db, key: key() }, caller, body.code, async (tx, used, now) => {
        const open_until = await openStaffSession(tx, caller.session, now);
        const left = await recoveryCodesLeft(tx, id);
        await audit(tx, { actor: id, action: 'second-factor.verified', object: used });
        return { open_until, recovery_codes_left: left };
      });
    },
    newRecoveryCodes: async ({ tx, staff: { id } }) => {
      const codes = await replaceRecoveryCodes(tx, key(), id);
      await tellStaff(tx, [id], 'recovery-codes');
      return { recovery_codes: codes };
    },
    auditTrail: async ({ query, about }) => {
      about(query.subject ?? []);
      const rows = await readTrail(db, query, PAGE + 1);
      const entries = rows.slice(0, PAGE);
      return { entries, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
    },
  };
}
