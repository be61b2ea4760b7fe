import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { UPLOAD_PIECE_MAX_BYTES } from '#contract/file.ts';
import { serveAvatars } from '#server/areas/profile/avatar-file.ts';
import { measureSmsBudget } from '#server/domain/credentials/sms-budget.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { serveApp } from '#server/seo/serve-app.ts';
import { serveWifiPage } from './areas/health/wifi-page.ts';
import { serveSpoken } from './areas/speech/serve-spoken.ts';
import { serveVoices } from './areas/speech/serve-voices.ts';
import { serveSpeechModel } from './areas/speech-model/serve-speech-model.ts';
import { serveMedia } from './content/serve-media.ts';
import { storeBroughtTime } from './domain/study/study-time.ts';
import { lazyStaffKey } from './engines/second-factor/lazy-staff-key.ts';
import { openHandlers } from './handlers.ts';
import { ApiCallers } from './http/api-callers.ts';
import { bindAll } from './http/bind/bind-all.ts';
import type { Binding } from './http/bind/binding.ts';
import { closeStalled, connectionLimits } from './http/connection-limits.ts';
import { sendFailure } from './http/envelope.ts';
import { answerFailures } from './http/failures.ts';
import { Guests } from './http/guests.ts';
import { serveMetrics } from './http/metrics.ts';
import { acceptForms } from './http/parse-form.ts';
import { logSecurityEvents } from './http/security-events.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { measurePushes } from './jobs/push/measure-pushes.ts';
import { refuseDuringMaintenance } from './maintenance/refuse-calls.ts';
import { serveApiDescription } from './openapi/serve-api-description.ts';
import { openParts } from './parts.ts';
import type { Platform } from './platform.ts';
import type { ServedApp } from './seo/serve-pages.ts';
import { gaugeStorage } from './storage/storage-gauges.ts';

/** Body limit of routes that do not set their own, bytes. */
const BODY_MAX_BYTES = 4 * 1024;
/** How often connections are checked for slow callers, milliseconds. */
const CHECK_INTERVAL_MS = 10_000;

export interface AppOptions {
  platform: Platform;
  /** Folder of the built app; served if it is there. */
  appDirectory: string;
  /** Loads the page renderer, in place of the built one. */
  openDrawer?: ServedApp['openDrawer'];
  /** Also validate responses against the contract. */
  strict?: boolean;
}

/** The whole server except its address: API, media, metrics and the built app. */
export async function buildApp({
  platform,
  appDirectory,
  openDrawer,
  strict = false,
}: AppOptions): Promise<FastifyInstance> {
  const { config, log, db, sessions, disk, allowance } = platform;
  const limits = connectionLimits(config);
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    requestTimeout: limits.requestTimeout,
    http: {
      requestTimeout: limits.requestTimeout,
      headersTimeout: limits.headersTimeout,
      // How often Node checks for slow callers.
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, limits.headersTimeout),
    },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_, __, reply) => void sendFailure(reply, new ApiFailure('BAD_REQUEST')),
  });
  app.server.maxConnections = limits.maxConnections;
  closeStalled(app, limits.stalledTimeout);
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: UPLOAD_PIECE_MAX_BYTES },
    (_, body, done) => done(null, body),
  );
  acceptForms(app);
  answerFailures(app);
  logSecurityEvents(app);
  refuseDuringMaintenance(app, platform.maintenance);
  await setSecurityHeaders(app, config.PUBLIC_URL, config.CRM_ORIGINS);
  const registry = serveMetrics(app, config);
  measureSmsBudget(registry, platform);
  gaugeStorage(registry, platform);
  measurePushes(registry, platform);
  const parts = openParts(platform);
  const guests = new Guests(platform);
  const callers = new ApiCallers(sessions, config.ACCESS_KEYS);
  const storeTime: Binding['storeTime'] = (tx, takerId, body) =>
    storeBroughtTime(tx, takerId, body, Date.now());
  bindAll(
    app,
    { db, sessions, guests, callers, disk, allowance, storeTime, staffKey: lazyStaffKey(config), strict },
    await openHandlers(parts),
  );
  serveApiDescription(app);
  serveWifiPage(app);
  serveAvatars(app, platform);
  serveSpoken(app, config);
  serveVoices(app, parts.voices);
  serveMedia(app, platform);
  serveSpeechModel(app, Object.values(parts.modelPacks));
  await serveApp(app, platform, { directory: appDirectory, openDrawer });
  return app;
}
