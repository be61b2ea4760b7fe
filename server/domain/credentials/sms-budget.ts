import { Gauge, type Registry } from 'prom-client';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { LANES, type Lane, USUAL_SHARES } from '#server/http/lanes.ts';
import { countOf, countUse, mostOf, type SiteLimit } from '#server/http/rate-limit.ts';
import { securityEvent } from '#server/log/security-event.ts';
import type { Platform } from '#server/platform.ts';

/** Share of a budget at which the operator is warned. */
const WARN_AT = 0.8;
/**
 * From this share on a request is charged although nothing is sent, so that nobody can tell a registered number by
 * whose request the last message was.
 */
const CHARGE_ALL_AT = 0.9;

const SPENT =
  'Hiện mình chưa gửi thêm mã được. Bạn thử lại sau ít lâu, hoặc đăng nhập bằng mật khẩu nếu đã có nhé.';

/** One lane's budget of messages, by window. */
const windowsOf = ({ SMS_PER_HOUR, SMS_PER_DAY }: Platform['config'], lane: Lane) => {
  const shared = { subject: 'site', lanes: USUAL_SHARES, lane } as const;
  return {
    hour: { ...shared, name: 'sms/hour', max: SMS_PER_HOUR, windowSeconds: 3_600 },
    day: { ...shared, name: 'sms/day', max: SMS_PER_DAY, windowSeconds: 86_400 },
  } satisfies Record<string, SiteLimit>;
};

/**
 * Counts one request against its lane's budgets of messages, of which only those that are sent are charged; the
 * answer is the same either way. The operator is warned once when four fifths of one are spent, and once when all of
 * it is. Throws `OTP_LIMIT` with the seconds to wait beyond that.
 */
export async function spendSms(
  { db, config, log }: Pick<Platform, 'db' | 'config' | 'log'>,
  lane: Lane,
  isSent: boolean,
): Promise<void> {
  for (const [window, limit] of Object.entries(windowsOf(config, lane))) {
    const most = mostOf(limit);
    const from = isSent ? 0 : Math.floor(most * CHARGE_ALL_AT);
    const { used, wait, isOver } = await countUse(db, limit, from);
    const isCharged = used > from;
    if (isCharged && (used === Math.ceil(most * WARN_AT) || used === most + 1))
      securityEvent(log, 'sms-budget-alarm', { window, lane, used, most });
    if (isOver) throw new ApiFailure('OTP_LIMIT', SPENT, wait);
  }
}

/**
 * Exports the spent share of each lane's budgets, over all nodes, from 0 to 1; without the database the last known
 * one.
 */
export function measureSmsBudget(registry: Registry, { db, config }: Pick<Platform, 'db' | 'config'>): void {
  const gauge = new Gauge({
    name: 'sms_budget_used_ratio',
    help: 'Part of a lane of the SMS budget that is spent; codes are refused from 1 on',
    labelNames: ['window', 'lane'],
    registers: [registry],
    async collect() {
      for (const lane of LANES) {
        for (const [window, limit] of Object.entries(windowsOf(config, lane))) {
          const count = await countOf(db, limit).catch(() => null);
          if (count !== null) gauge.set({ window, lane }, count.used / mostOf(limit));
        }
      }
    },
  });
}
