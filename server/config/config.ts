import { join, resolve } from 'node:path';
import { z } from 'zod/mini';
import { OTP_RESEND_SECONDS } from '#contract/account.ts';
import { EMAIL_PATTERN } from '#contract/profile.ts';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { isLoopbackHost } from './loopback.ts';
import { privateKeyFrom } from './private-key.ts';

const integer = (fallback: number, lowest: number, highest: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(lowest), z.maximum(highest)), fallback);
/** An amount of money in the operator's currency. */
const amount = (fallback: number) =>
  z._default(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000)), fallback);
const text = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback);
/** A line about the operator shown to learners. */
const line = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX.line));
const yesNo = (fallback: 'yes' | 'no') =>
  z.pipe(
    z._default(z.enum(['yes', 'no']), fallback),
    z.transform((value) => value === 'yes'),
  );
const webAddress = z.url({ protocol: /^https?$/ });
const headersJson = z.pipe(
  z._default(
    z.string().check(z.refine((value) => isHeaderObject(value), 'expected a JSON object of strings')),
    '{}',
  ),
  z.transform((value): Record<string, string> => JSON.parse(value)),
);

const listOf = (value = ''): string[] => value.split(/[\s,]+/).filter((part) => part !== '');

/** Minimum length that rules out guessing. */
const ACCESS_KEY_LENGTH = 24;

/** Minimum length that rules out guessing the signing secret. */
const NOTIFY_SECRET_LENGTH = 32;

/** https, or http on this machine; without credentials, which belong in the secret. */
function isNoticeAddress(value: string): boolean {
  const { protocol, host, username, password } = URL.parse(value) ?? new URL('x:');
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(host));
}

/** Names separated by commas; at least one. */
const names = (fallback: string) =>
  z.pipe(
    z._default(z.string().check(z.regex(/[^\s,]/, 'expected names separated by commas')), fallback),
    z.transform((value) => listOf(value)),
  );

function isHeaderObject(value: string): boolean {
  try {
    return z.safeParse(z.record(z.string(), z.string()), JSON.parse(value)).success;
  } catch {
    return false;
  }
}

/** Every setting of the server: environment variable, schema and default. */
export const SETTINGS = z.object({
  PORT: integer(3000, 0, 65_535),
  HOST: text('127.0.0.1'),
  PUBLIC_URL: z.optional(webAddress),
  WIFI_PAGE_ORIGIN: z.optional(z.url({ protocol: /^http$/ })),
  DATA_DIR: text('./data'),
  CONTENT_DIR: text('./content'),
  LISTENING_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_OWNER_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: integer(10, 1, 200),
  DATABASE_WAIT_SECONDS: integer(8, 1, 60),
  TRUSTED_PROXIES: z.optional(z.string()),
  CRM_ORIGINS: z.optional(
    z
      .string()
      .check(z.regex(/^(https?:\/\/[^\s,/]+[\s,]*)*$/, 'expected origins such as https://crm.example')),
  ),
  HEADERS_TIMEOUT_SECONDS: integer(20, 1, 600),
  REQUEST_TIMEOUT_SECONDS: integer(300, 1, 3_600),
  STALLED_TIMEOUT_SECONDS: integer(60, 1, 3_600),
  MAX_CONNECTIONS: integer(10_000, 1, 1_000_000),
  RUN_JOBS: yesNo('yes'),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  ACCESS_KEYS: z.pipe(
    z._default(
      z
        .string()
        .check(
          z.refine(
            (value) => listOf(value).every((key) => key.length >= ACCESS_KEY_LENGTH),
            `expected keys of at least ${ACCESS_KEY_LENGTH} characters, separated by commas`,
          ),
        ),
      '',
    ),
    z.transform((value) => listOf(value)),
  ),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  CERTIFICATE_PRIVATE_KEY: z.optional(
    z
      .string()
      .check(z.refine((text) => privateKeyFrom(text) !== null, 'expected an Ed25519 private key, PKCS #8')),
  ),
  AUDIT_PRIVATE_KEY: z.optional(
    z
      .string()
      .check(z.refine((text) => privateKeyFrom(text) !== null, 'expected an Ed25519 private key, PKCS #8')),
  ),
  STAFF_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'expected 32 random bytes in base64')),
  ),
  VAPID_SUBJECT: z.optional(
    z.string().check(z.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'expected mailto: or https:')),
  ),
  SMS_ADAPTER: z._default(z.enum(['file', 'http']), 'file'),
  SMS_URL: z.optional(webAddress),
  SMS_METHOD: z._default(z.enum(['POST', 'PUT', 'GET']), 'POST'),
  SMS_HEADERS: headersJson,
  SMS_BODY: text('{"to":"{{to}}","text":"{{text}}"}'),
  SUPPORT_EMAIL: z.optional(line().check(z.regex(EMAIL_PATTERN, 'expected an e-mail address'))),
  SUPPORT_PHONE: z.optional(line().check(z.regex(/^\+?[\d ().-]{3,30}$/, 'expected a phone number'))),
  COMPANY_NAME: z.optional(line()),
  COMPANY_ADDRESS: z.optional(line()),
  NOTIFY_URL: z.optional(
    z
      .string()
      .check(
        z.refine(isNoticeAddress, 'expected an https address without a password, or http on this machine'),
      ),
  ),
  NOTIFY_SECRET: z.optional(z.string().check(z.minLength(NOTIFY_SECRET_LENGTH))),
  TEACHER_GRADING_HOURS: integer(48, 1, 720),
  TEACHER_GRADINGS_PER_MONTH: integer(4, 0, 1_000),
  TEACHER_GRADINGS_COUNTED: z._default(z.enum(['answer', 'test']), 'answer'),
  TTS_BASE_URL: z.optional(webAddress),
  TTS_API_KEY: z.optional(z.string()),
  TTS_MODEL: text('tts-1'),
  TTS_FEMALE_VOICES: names('nova,shimmer,coral'),
  TTS_MALE_VOICES: names('onyx,echo,ash'),
  LLM_BASE_URL: z.optional(webAddress),
  LLM_API_KEY: z.optional(z.string()),
  LLM_MODEL: text('gpt-4o-mini'),
  LLM_INPUT_PRICE: amount(0),
  LLM_OUTPUT_PRICE: amount(0),
  SPEECH_RECOGNITION: z._default(z.enum(['on', 'off']), 'on'),
  TRANSCRIPTION_BASE_URL: z.optional(webAddress),
  TRANSCRIPTION_API_KEY: z.optional(z.string()),
  TRANSCRIPTION_MODEL: text('whisper-1'),
  TRANSCRIPTION_MINUTE_PRICE: amount(0),
  PROVIDER_TIMEOUT_SECONDS: integer(60, 1, 60),
  PROVIDER_TRIES: integer(3, 1, 5),
  PROVIDER_TOKENS_PER_LEARNER_DAY: integer(200_000, 0, 1_000_000_000),
  PROVIDER_COST_PER_LEARNER_DAY: amount(1),
  SMS_PER_HOUR: integer(600, 1, 1_000_000),
  SMS_PER_DAY: integer(3_000, 1, 10_000_000),
  OTP_PAUSE_SECONDS: integer(OTP_RESEND_SECONDS, 0, 3_600),
  OTP_PER_PHONE_HOUR: integer(5, 1, 1_000_000),
  OTP_PER_DEVICE_HOUR: integer(10, 1, 1_000_000),
  OTP_PER_NETWORK_HOUR: integer(60, 1, 1_000_000),
  PROOF_BITS: integer(14, 0, 20),
  CHECK_PER_NETWORK_HOUR: integer(120, 1, 1_000_000),
  LOGIN_PER_PHONE_HOUR: integer(40, 1, 1_000_000),
  LOGIN_PER_PHONE_NETWORK_HOUR: integer(10, 1, 1_000_000),
  LOGIN_PER_NETWORK_HOUR: integer(300, 1, 1_000_000),
  SESSION_IDLE_DAYS: integer(90, 1, 365),
  ADVICE_PER_PHONE_HOUR: integer(5, 1, 1_000_000),
  ADVICE_PER_NETWORK_HOUR: integer(60, 1, 1_000_000),
  GUESTS_PER_NETWORK_HOUR: integer(60, 1, 1_000_000),
  GUEST_CALLS_PER_NETWORK_HOUR: integer(20_000, 1, 100_000_000),
  GUEST_DAYS: integer(42, 1, 3_650),
  DISK_FLOOR_MB: integer(500, 0, 1_000_000),
  STORAGE_PER_LEARNER_MB: integer(6_000, 1, 100_000_000),
  STORAGE_PER_GUEST_MB: integer(5, 1, 1_000_000),
  UNATTACHED_PER_LEARNER_MB: integer(100, 1, 1_000_000),
  RECORDED_PER_LEARNER_DAY_MB: integer(300, 1, 1_000_000),
  WRITTEN_PER_LEARNER_DAY_MB: integer(30, 1, 1_000_000),
  SPOKEN_CACHE_MB: integer(500, 1, 1_000_000),
  REPORT_PER_LEARNER_HOUR: integer(30, 1, 1_000_000),
  REPORT_PER_NETWORK_HOUR: integer(120, 1, 1_000_000),
  SPEECH_PER_LEARNER_DAY: integer(300, 1, 1_000_000),
  SPEECH_PER_GUEST_DAY: integer(40, 1, 1_000_000),
  SPEECH_PER_GUEST_NETWORK_DAY: integer(1_000, 1, 100_000_000),
  SPEECH_PER_KEY_DAY: integer(20_000, 1, 100_000_000),
  GRADINGS_PER_LEARNER_DAY: integer(100, 0, 1_000_000),
});
export type Settings = z.infer<typeof SETTINGS>;

export interface Config
  extends Omit<
    Settings,
    | 'DATABASE_OWNER_URL'
    | 'TRUSTED_PROXIES'
    | 'CRM_ORIGINS'
    | 'PUBLIC_URL'
    | 'LISTENING_DIR'
    | 'VAPID_SUBJECT'
  > {
  PUBLIC_URL: string;
  /** Contact of the operator for push services: `mailto:` or https. */
  VAPID_SUBJECT: string;
  LISTENING_DIR: string;
  /** Addresses or networks whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: string[];
  /** Origins that may embed the app. */
  CRM_ORIGINS: string[];
}

/** Settings that contain a password or key, whose values are never printed. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'ACCESS_KEYS',
  'METRICS_TOKEN',
  'CERTIFICATE_PRIVATE_KEY',
  'AUDIT_PRIVATE_KEY',
  'STAFF_KEY',
  'SMS_HEADERS',
  'SMS_URL',
  'SMS_BODY',
  'NOTIFY_URL',
  'NOTIFY_SECRET',
  'TTS_API_KEY',
  'LLM_API_KEY',
  'TRANSCRIPTION_API_KEY',
]);

/** An invalid setting, which aborts the start; the message is one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Push services only take https and mailto: as the contact of a site. */
function vapidSubjectOf(publicUrl: string, email: string | undefined): string {
  if (publicUrl.startsWith('https:')) return new URL(publicUrl).origin;
  return `mailto:${email ?? `push@${new URL(publicUrl).hostname}`}`;
}

/** The settings of the environment, with defaults. */
function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.keys(SETTINGS.shape).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const parsed = SETTINGS.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    const shown = SECRETS.has(name) ? name : `${name}=${given[name] ?? ''}`;
    throw new ConfigError(`${shown} cannot be used: ${issue?.message ?? 'wrong value'}`);
  }
  return parsed.data;
}

/**
 * The address of the owner of the database's tables, which is for migrations only: it is removed from the environment, so
 * that neither this process nor its children keep it. Throws `ConfigError`.
 */
export function takeOwnerUrl(environment: Record<string, string | undefined>): string | undefined {
  const { DATABASE_URL, DATABASE_OWNER_URL } = readSettings(environment);
  if (DATABASE_OWNER_URL && !DATABASE_URL) throw new ConfigError('DATABASE_OWNER_URL needs DATABASE_URL');
  delete environment.DATABASE_OWNER_URL;
  return DATABASE_OWNER_URL;
}

/**
 * Reads the environment. Empty variables count as unset. Throws `ConfigError` naming the first invalid one.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { DATABASE_OWNER_URL: _, ...settings } = readSettings(environment);
  if (settings.SMS_ADAPTER === 'http' && !settings.SMS_URL) {
    throw new ConfigError('SMS_ADAPTER=http needs SMS_URL');
  }
  if (settings.NOTIFY_URL && !settings.NOTIFY_SECRET)
    throw new ConfigError('NOTIFY_URL needs NOTIFY_SECRET, which signs what is sent there');
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    CONTENT_DIR: resolve(settings.CONTENT_DIR),
    LISTENING_DIR: resolve(settings.LISTENING_DIR ?? join(settings.DATA_DIR, 'listening')),
    PUBLIC_URL: publicUrl,
    VAPID_SUBJECT: settings.VAPID_SUBJECT ?? vapidSubjectOf(publicUrl, settings.SUPPORT_EMAIL),
    TRUSTED_PROXIES: listOf(settings.TRUSTED_PROXIES),
    CRM_ORIGINS: listOf(settings.CRM_ORIGINS),
  };
}
