import { describe, expect, it } from 'vitest';
import { OTP_TYPE, type OtpKind } from '#contract/account.ts';
import { challengeIn, PROOF_ABLE, PROOF_PARTS, proofText } from '#contract/proof.ts';
import { PROOF_CHALLENGE_HEADER } from '#contract/protocol/envelope.ts';
import { spendSms } from '#server/domain/credentials/sms-budget.ts';
import { LANES, type Lane } from '#server/http/lanes.ts';
import { solveProof } from '#src/features/account/model/solve-proof.ts';
import { newPhone } from '../support/new-phone.ts';
import {
  askCode,
  askWithoutProof,
  askWithProof,
  codeFor,
  deviceOf,
  endPauses,
  information,
  passwordHash,
  registerLearner,
  sessionOf,
} from './learner.ts';
import { type Answer, type Call, type Service, startService as start } from './service.ts';

/** With proofs of work that cost no time. */
const startService = ({ settings }: { settings: Record<string, string> }): Promise<Service> =>
  start({ settings: { PROOF_BITS: '2', ...settings } });

const { registration, forgottenPassword, deletion } = OTP_TYPE;
const HASH = passwordHash('hoa-sua-thang-muoi');
/** A tenth of what a site has by itself, so that a tenth of the calls show the same. */
const TENTH = { SMS_PER_HOUR: '60', SMS_PER_DAY: '300', OTP_PER_NETWORK_HOUR: '6' };
const NETWORKS = 10;

/** A learner with a session and a device on which they have signed in. */
async function ownerOn(service: Service, remoteAddress: string) {
  const { phone } = await registerLearner(service);
  await askCode(service, phone, forgottenPassword, { remoteAddress });
  const body = {
    phone_number: phone,
    code: codeFor(service, phone),
    new_password: HASH,
    re_new_password: HASH,
  };
  const answer = await service.post('/reset-password', { body });
  await endPauses(service);
  return { phone, token: sessionOf(answer).access_token, headers: deviceOf(answer) };
}

/** What a caller is told, but for the time and what is made anew for each. */
const toldIn = ({ status, code, message, data, headers }: Answer) => {
  const { date: _, 'set-cookie': __, [PROOF_CHALLENGE_HEADER]: ___, ...rest } = headers;
  return {
    status,
    code,
    message,
    data,
    headers: { ...rest, 'retry-after': Number(rest['retry-after']) > 0 },
  };
};

describe('strangers who ask for codes to numbers that nobody has', () => {
  it('lock out neither who is known, nor who is new', async () => {
    const service = await startService({ settings: TENTH });
    const owner = await ownerOn(service, '10.1.0.1');
    const before = service.sms.length;
    const attack = [];
    for (let at = 0; at < 65; at++) {
      const remoteAddress = `10.9.${at % NETWORKS}.1`;
      attack.push(await askWithoutProof(service, newPhone(), forgottenPassword, { remoteAddress }));
    }
    // Without proofs they come as far as half of the strangers' share of sixty, of which the owner used two.
    expect(attack.filter(({ status }) => status === 200)).toHaveLength(16);
    expect(attack.at(-1)).toMatchObject({
      code: 'OTP_LIMIT',
      message: expect.stringMatching(/tải lại trang/),
    });
    expect(service.sms).toHaveLength(before);

    const ask = (phone: string, kind: OtpKind, call: Call) => askCode(service, phone, kind, call);
    const { phone, token, headers } = owner;
    expect((await ask(phone, forgottenPassword, { headers, remoteAddress: '10.9.1.1' })).status).toBe(200);
    expect((await ask(phone, deletion, { token, remoteAddress: '10.9.1.1' })).status).toBe(200);
    expect((await ask(phone, forgottenPassword, { remoteAddress: '10.2.0.1' })).status).toBe(200);
    const fresh = newPhone();
    const asking = await askWithProof(service, fresh, registration, PROOF_ABLE, {
      remoteAddress: '10.3.0.1',
    });
    expect(asking.code).toBe('PROOF_REQUIRED');
    expect((await ask(fresh, registration, { remoteAddress: '10.3.0.1' })).status).toBe(200);
    const body = { code: codeFor(service, fresh), mobile: fresh, information: information(fresh) };
    expect((await service.post('/auto-register', { body })).status).toBe(200);
    expect(service.sms).toHaveLength(before + 4);
  });

  it('spend no message of the budget, even with proofs; the work gets harder', async () => {
    const service = await startService({ settings: { ...TENTH, OTP_PER_NETWORK_HOUR: '1000' } });
    for (let at = 0; at < 80; at++)
      expect((await askCode(service, newPhone(), forgottenPassword)).status).toBe(200);
    const { headers } = await askWithProof(service, newPhone(), registration, PROOF_ABLE);
    expect(challengeIn(String(headers[PROOF_CHALLENGE_HEADER]))?.bits).toBe(4);
    expect((await askCode(service, newPhone(), registration)).status).toBe(200);
    const metrics = await service.app.inject({ url: '/api/metrics' });
    expect(metrics.body).toMatch(/sms_budget_used_ratio\{window="hour",lane="strangers"\} 0\.027/);
  });
});

describe('answers to strangers', () => {
  it('are the same for a number that is registered and one that is not, also once messages run out', async () => {
    const settings = { SMS_PER_HOUR: '20', OTP_PER_NETWORK_HOUR: '1000', PROOF_BITS: '0' };
    const service = await startService({ settings });
    const told: { real: unknown; shadow: unknown }[] = [];
    const tell = async (network: string) => {
      const { phone } = await registerLearner(service);
      await endPauses(service);
      const ask = async (to: string, kind: OtpKind, host: number) =>
        toldIn(await askCode(service, to, kind, { remoteAddress: `${network}.${host}` }));
      told.push(
        { real: await ask(phone, forgottenPassword, 1), shadow: await ask(phone, registration, 2) },
        { real: await ask(newPhone(), registration, 3), shadow: await ask(newPhone(), forgottenPassword, 4) },
      );
      return async () => {
        await endPauses(service);
        told.push({
          real: await ask(phone, forgottenPassword, 5),
          shadow: await ask(phone, registration, 6),
        });
      };
    };
    const again = await tell('10.4.1');
    for (let sent = 0; sent < 12; sent++)
      await spendSms(service.platform, 'strangers', true).catch(() => undefined);
    await again();
    for (const { real, shadow } of told) expect(shadow).toEqual(real);
    expect(told).toMatchObject([
      { real: { status: 200 } },
      { real: { status: 200 } },
      { real: { status: 429 } },
    ]);
  });

  it('do not tell whose request the last message was', async () => {
    const service = await startService({ settings: { SMS_PER_HOUR: '40', SMS_PER_DAY: '4000' } });
    // A lane of 24: nine tenths are 21, from where on each request is charged.
    for (let sent = 0; sent < 21; sent++) await spendSms(service.platform, 'strangers', true);
    const mixed = [false, true, false].map((isSent) => spendSms(service.platform, 'strangers', isSent));
    await Promise.all(mixed);
    await expect(spendSms(service.platform, 'strangers', false)).rejects.toMatchObject({ code: 'OTP_LIMIT' });
    await expect(spendSms(service.platform, 'strangers', true)).rejects.toMatchObject({ code: 'OTP_LIMIT' });
  });
});

describe('a lane', () => {
  it('is spent by nobody else, whatever the others do', async () => {
    const service = await startService({ settings: { SMS_PER_HOUR: '20', SMS_PER_DAY: '40' } });
    const most: Record<Lane, number> = { strangers: 12, 'known-device': 5, 'signed-in': 3 };
    for (const spender of LANES) {
      const tries = Array.from({ length: 30 }, (_, at) => spendSms(service.platform, spender, at % 3 > 0));
      const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
      expect(passed.length).toBeGreaterThanOrEqual(most[spender]);
      const metrics = await service.app.inject({ url: '/api/metrics' });
      for (const other of LANES.slice(LANES.indexOf(spender) + 1))
        expect(metrics.body).toContain(`sms_budget_used_ratio{window="hour",lane="${other}"} 0\n`);
    }
  });
});

describe('a proof of work', () => {
  const pressed = async () => {
    const service = await startService({ settings: { ...TENTH, OTP_PER_NETWORK_HOUR: '2' } });
    const call = { remoteAddress: '10.5.0.1' };
    await askWithoutProof(service, newPhone(), registration, call);
    const challengeFor = async (phone: string, kind: OtpKind = registration) => {
      const { headers } = await askWithProof(service, phone, kind, PROOF_ABLE, call);
      return String(headers[PROOF_CHALLENGE_HEADER]);
    };
    const ask = async (phone: string, proof: string) =>
      (await askWithProof(service, phone, registration, proof, call)).code;
    return { service, challengeFor, ask };
  };

  it('is taken once, for its number and its kind', async () => {
    const { service, challengeFor, ask } = await pressed();
    const phone = newPhone();
    const proof = solveProof(await challengeFor(phone));
    expect(await ask(newPhone(), proof)).toBe('PROOF_REQUIRED');
    expect(await ask(phone, solveProof(await challengeFor(phone, forgottenPassword)))).toBe('PROOF_REQUIRED');
    expect(await ask(phone, proof)).toBeUndefined();
    await endPauses(service);
    expect(await ask(phone, proof)).toBe('PROOF_REQUIRED');
  });

  it.each<[string, (challenge: string) => string]>([
    ['of no work', (challenge) => proofText(challenge, Array<number>(PROOF_PARTS).fill(0))],
    ['of answers that are no numbers', (challenge) => proofText(challenge, [Number.NaN])],
    ['of an easier challenge', (challenge) => solveProof(challenge.replace(/\.\d+\./, '.0.'))],
    ['of a longer life', (challenge) => solveProof(challenge.replace(/^\d+/, '9999999999999'))],
    ['of a challenge that is over', (challenge) => solveProof(challenge.replace(/^\d+/, '1700000000000'))],
    ['that is a long text', () => 'a'.repeat(5_000)],
  ])('%s is refused', async (_, proofOf) => {
    const { challengeFor, ask } = await pressed();
    const phone = newPhone();
    expect(await ask(phone, proofOf(await challengeFor(phone)))).toBe('PROOF_REQUIRED');
  });
});
