import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { failing, readyChecks } from './ready-checks.ts';
import { wifiPageUrl } from './wifi-page.ts';

export function handlers(platform: Platform): Handlers<'health'> {
  const checks = readyChecks(platform);
  const wifiPage = wifiPageUrl(platform.config);
  return {
    maintenance: async () => {
      const closed = await platform.maintenance.current();
      return { is_on: closed !== null, until: closed?.until?.getTime() ?? null };
    },
    live: async () => ({
      status: 'live',
      service: 'luyen',
      service_worker: platform.config.SERVICE_WORKER,
      ...(wifiPage && { wifi_page: wifiPage }),
    }),
    ready: async () => {
      const failed = await failing(checks);
      if (failed.length > 0) {
        throw new ApiFailure('NOT_READY', `Máy chủ chưa sẵn sàng: ${failed.join(', ')}`);
      }
      return { status: 'ready', content_version: await platform.content.version() };
    },
  };
}
