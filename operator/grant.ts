import type { ExtendLearnType } from '#contract/course.ts';
import type { Database } from '#server/db/connect.ts';
import { grant } from '#server/domain/operations/grant.ts';
import { learnerByPhone } from '#server/domain/operations/learner-by-phone.ts';
import { revokeRole, roleOf } from '#server/domain/operations/staff-roles.ts';
import { auditedByCommand } from './audited-by-command.ts';
import { onDatabase } from './on-database.ts';

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** `Chữa bài cùng giáo viên=2027-01-31`: a learning type and its last day. */
function readWay(text: string): ExtendLearnType {
  const at = text.lastIndexOf('=');
  return { learn_type_name: text.slice(0, at).trim(), end_date: text.slice(at + 1) };
}

/**
 * Grants a learner a course, a VIP product or a role, until a day or permanently. Returns the exit code.
 * @param days the last day, and for a course the learning types that last longer, each as `WAY=YYYY-MM-DD`
 */
export async function grantCommand(phone: string, what: string, days: readonly string[]): Promise<number> {
  const ways = days.filter((text) => text.includes('=')).map(readWay);
  const [until = null, ...more] = days.filter((text) => !text.includes('='));
  const wrong =
    more[0] ??
    [until, ...ways.map(({ end_date }) => end_date)].find((day) => day !== null && !isDay(day)) ??
    (ways.some(({ learn_type_name }) => learn_type_name === '') ? '=' : undefined);
  if (wrong !== undefined) {
    console.error(`${wrong} is no date of the form YYYY-MM-DD`);
    return 2;
  }
  const object = until === null ? what : `${what}=${until}`;
  return onDatabase((db: Database) =>
    auditedByCommand(db, { action: 'learner.granted', object, event: 'granted' }, async (tx) => ({
      subjects: [await grant(tx, phone, what, until, ways)],
      said: `${phone} has ${what}${until === null ? '' : ` until ${until}`}`,
    })),
  );
}

/** Takes a role away. Returns the exit code. */
export const revokeCommand = (phone: string, what: string): Promise<number> =>
  onDatabase((db: Database) =>
    auditedByCommand(db, { action: 'learner.revoked', object: what, event: 'revoked' }, async (tx) => {
      const role = roleOf(what);
      const learnerId = await learnerByPhone(tx, phone);
      await revokeRole(tx, learnerId, role, new Date());
      return { subjects: [learnerId], said: `${phone} no longer has ${what}` };
    }),
  );
