import type { ExtendLearnType } from '#contract/course.ts';
import { ConfigError } from '#server/config/config.ts';
import { DeskRefused } from '#server/desk/desk-refused.ts';
import { grant } from '#server/desk/grant.ts';
import { securityEvent } from '#server/log/security-event.ts';
import { operatorLog } from './operator-log.ts';
import { withDatabase } from './with-database.ts';

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** `Chữa bài cùng giáo viên=2027-01-31`: a learning type and its last day. */
function readWay(text: string): ExtendLearnType {
  const at = text.lastIndexOf('=');
  return { learn_type_name: text.slice(0, at).trim(), end_date: text.slice(at + 1) };
}

/**
 * Grants a learner a course or a VIP product, until a day or permanently. Returns the exit code.
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
  try {
    await withDatabase((db) => grant(db, phone, what, until, ways));
    // Separate from the operator's output: the site's log records that something was granted.
    securityEvent(operatorLog(), 'granted', { what, ...(until !== null && { until }) });
  } catch (error) {
    if (!(error instanceof DeskRefused || error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 1;
  }
  console.log(`${phone} has ${what}${until === null ? '' : ` until ${until}`}`);
  return 0;
}
