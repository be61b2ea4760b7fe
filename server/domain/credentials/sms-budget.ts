import { Gauge, type Registry } from 'prom-client';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { countUse, type Limit, usedOf } from '#server/http/rate-limit.ts';
import { securityEvent } from '#server/log/security-event.ts';
import type { Platform } from '#server/platform.ts';

/** Share of a budget at which the operator is warned. */
const WARN_AT = 0.8;

const SPENT =
  'Hiện mình chưa gửi thêm mã được. Bạn thử lại sau ít lâu, hoặc đăng nhập bằng mật khẩu nếu đã có nhé.';

const windowsOf = (config: Platform['config']) =>
  ({
    hour: { name: 'sms/site-hour', subject: 'site', max: config.SMS_PER_HOUR, windowSeconds: 3_600 },
    day: { name: 'sms/site-day', subject: 'site', max: config.SMS_PER_DAY, windowSeconds: 86_400 },
  }) satisfies Record<string, Limit>;

/**
 * Counts one message against the site's budgets. The operator is warned once when four fifths of one are
 * spent, and once when all of it is. Throws `OTP_LIMIT` with the seconds to wait beyond that.
 */
export async function spendSms({ db, config, log }: Pick<Platform, 'db' | 'config' | 'log'>): Promise<void> {
  for (const [window, limit] of Object.entries(windowsOf(config))) {
    const { used, wait } = await countUse(db, limit);
    if (used === Math.ceil(limit.max * WARN_AT) || used === limit.max + 1)
      securityEvent(log, 'sms-budget-alarm', { window, used, most: limit.max });
    if (used > limit.max) throw new ApiFailure('OTP_LIMIT', SPENT, wait);
  }
}

/**
 * Exports the spent share of each budget, over all nodes, from 0 to 1; without the database the last known
 * one.
 */
export function measureSmsBudget(registry: Registry, { db, config }: Pick<Platform, 'db' | 'config'>): void {
  const gauge = new Gauge({
    name: 'sms_budget_used_ratio',
    help: 'Part of the SMS budget that is spent; codes are refused from 1 on',
    labelNames: ['window'],
    registers: [registry],
    async collect() {
      for (const [window, limit] of Object.entries(windowsOf(config))) {
        const used = await usedOf(db, limit).catch(() => null);
        if (used !== null) gauge.set({ window }, used / limit.max);
      }
    },
  });
}
