import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { failureEnvelope } from '#contract/protocol/envelope.ts';
import { COMMON_ERRORS, isErrorCode } from '#contract/protocol/error-codes.ts';
import { ERROR_STATUS } from '#contract/protocol/error-status.ts';
import { errorsOf } from '#contract/protocol/errors-of.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { grant } from '#server/domain/operations/grant.ts';
import type { SpeechEngines } from '#server/engines/speech-engines.ts';
import { Random } from '../../chaos/random.ts';
import { starterPack } from '../../support/starter-pack.ts';
import { activeLearner, passwordHash } from '../learner.ts';
import { startService } from '../service.ts';
import { ACCESS_KEY, learnerWith, newGuest, program, type Who } from '../speech-calls.ts';
import { BusyMeter } from './busy-meter.ts';
import { requestOf } from './request-of.ts';
import { Inputs } from './schema-value.ts';

/** Inputs per call and role. Each run has others; `FUZZ_INPUTS=1000` looks longer. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 40);
const AT_ONCE = 5;
/** Maximum time a request may block the main thread, milliseconds of CPU time. */
const LONGEST_MS = 200;
/** `FUZZ_SEED` replays a run. */
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));

const ENOUGH = '1000000';
const service = await startService({
  settings: {
    ACCESS_KEYS: ACCESS_KEY,
    CHECK_PER_NETWORK_HOUR: ENOUGH,
    OTP_PER_NETWORK_HOUR: ENOUGH,
    OTP_PER_DEVICE_HOUR: ENOUGH,
    ADVICE_PER_NETWORK_HOUR: ENOUGH,
    REPORT_PER_NETWORK_HOUR: ENOUGH,
    REPORT_PER_LEARNER_HOUR: ENOUGH,
    GUEST_CALLS_PER_NETWORK_HOUR: ENOUGH,
  },
});

const pack = await starterPack();
const [practice, another] = pack.exercises;
/** Few, so that the id of an exercise is often combined with one of its own questions. */
const KNOWN = [
  'starter',
  ...[practice, another].flatMap((exercise) => [
    exercise?.id ?? '',
    ...(exercise?.questions ?? []).slice(0, 3).map(({ question }) => question.id),
  ]),
  '0912345678',
  '123456',
  passwordHash('matkhau'),
  randomBytes(32).toString('base64url'),
  'LY-2026-ABCD-ABCD-ABCD',
  '01',
  '00004',
  '2026-05-01',
  '/practice/a',
  'minh.anh@example.vn',
  'Trần Minh Anh',
  'The library opens at half past nine on Mondays.',
  randomUUID(),
];

// The embedded voice takes a second per sentence in its own thread; this one is silent and instant.
Object.assign(service.platform.speech, {
  voices: [{ engine: 'silence-1', speak: async () => new Int16Array(1_600), close: async () => undefined }],
} satisfies Pick<SpeechEngines, 'voices'>);

const learner = await activeLearner(service);
const vip = await activeLearner(service);
for (const what of ['vip:courses', 'vip:tutoring']) await grant(service.platform.db, vip.phone, what, null);

const ROLES: readonly (readonly [string, Who])[] = [
  ['a stranger', {}],
  ['a guest', newGuest()],
  ['a learner', learnerWith(learner.token)],
  ['a VIP learner', learnerWith(vip.token)],
  ['a program', program],
];

const inputs = new Inputs(new Random(SEED), KNOWN);
const meter = new BusyMeter();
const statuses = new Map<number, number>();
let longest = { ms: 0, call: '' };

type Entry = (typeof EVERY_ENDPOINT)[number];

/** The one acceptable 5xx: this server has no transcription service configured, and says so. */
const isDeclared = (status: number, code: string, { endpoint }: Entry): boolean =>
  status < 500 || (code === 'VOICE_SERVICE_FAILED' && endpoint.path === '/speech/speech_to_text');

async function send(entry: Entry, request: InjectOptions): Promise<void> {
  const { endpoint } = entry;
  const response = await service.app.inject(request);
  const { statusCode } = response;
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  if (statusCode < 300) return;
  const failure = failureEnvelope.parse(response.json());
  const shown = `${endpoint.method} ${String(request.url).slice(0, 300)} ${String(request.payload).slice(0, 300)}: ${response.body}`;
  expect(isDeclared(statusCode, failure.code, entry), shown).toBe(true);
  expect([...errorsOf(endpoint), ...COMMON_ERRORS, 'NOT_FOUND'], shown).toContain(failure.code);
  if (isErrorCode(failure.code)) expect(statusCode, shown).toBe(ERROR_STATUS[failure.code]);
}

// Signing out comes last: later calls would be unauthenticated.
const entries = EVERY_ENDPOINT.toSorted((a, b) => Number(a.name === 'logout') - Number(b.name === 'logout'));

describe(`inputs generated from the contract (FUZZ_SEED=${SEED})`, () => {
  it.each(entries.map((entry) => [`${entry.area}.${entry.name}`, entry] as const))(
    '%s answers or rejects each with a declared code, and never blocks the thread',
    { timeout: 120_000 },
    async (call, entry) => {
      for (const [role, who] of ROLES) {
        for (let turn = 0; turn < INPUTS; turn += AT_ONCE) {
          const requests = Array.from({ length: AT_ONCE }, (_, at) =>
            requestOf(inputs, entry.endpoint, turn + at, who),
          );
          // Excludes the time spent generating them.
          meter.longest();
          await Promise.all(requests.map((request) => send(entry, request)));
          const ms = meter.longest();
          if (ms > longest.ms)
            longest = { ms, call: `${call} by ${role}, inputs ${turn}–${turn + AT_ONCE - 1}` };
          expect(ms, `${call} by ${role}, inputs from ${turn}`).toBeLessThanOrEqual(LONGEST_MS);
        }
      }
    },
  );

  it('logged no error', () => {
    expect(service.faults).toEqual([]);
  });
});

afterAll(() => {
  meter.stop();
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(
    `fuzz: seed ${SEED}; answers ${counts.join(', ')}; longest hold ${longest.ms.toFixed(0)} ms of ${LONGEST_MS} (${longest.call})`,
  );
});
