import { createHash } from 'node:crypto';
import { like } from 'drizzle-orm';
import { z } from 'zod/mini';
import { OTP_TYPE, type OtpKind } from '#contract/account.ts';
import { PROOF_ABLE, PROOF_HEADER } from '#contract/proof.ts';
import { PROOF_CHALLENGE_HEADER } from '#contract/protocol/envelope.ts';
import { rateLimits } from '#server/db/schema-account.ts';
import { solveProof } from '#src/features/account/model/solve-proof.ts';
import { newPhone } from '../support/new-phone.ts';
import type { Answer, Call, Service } from './service.ts';

export interface TestLearner {
  phone: string;
  token: string;
  id: string;
}

const session = z.object({ access_token: z.string(), learner_id: z.uuid() });
/** Token and learner from a sign-in response. */
export const sessionOf = ({ data }: Answer) => session.parse(data);

export const passwordHash = (password: string): string => createHash('sha256').update(password).digest('hex');

export const information = (phone: string) => ({
  full_name: 'Trần Minh Anh',
  phone,
  source: 'web',
  book: null,
  history_description: null,
  referer: null,
});

/** The newest code sent to the number. */
export function codeFor(service: Service, phone: string): string {
  const message = service.sms.findLast(({ to, code }) => to === phone && code !== null);
  if (!message || message.code === null) throw new Error(`nothing was sent to ${phone}`);
  return message.code;
}

/** Asks for a code as a program does that makes no proofs of work. */
export const askWithoutProof = (service: Service, phone: string, type: OtpKind, call: Call = {}) =>
  service.post('/v2.2/send-otp', { ...call, body: { phone, type, agent_type: 'web' } });

/** Asks for a code with this proof. */
export const askWithProof = (
  service: Service,
  phone: string,
  type: OtpKind,
  proof: string,
  call: Call = {},
) => askWithoutProof(service, phone, type, { ...call, headers: { ...call.headers, [PROOF_HEADER]: proof } });

/** Asks for a code as the app does: with a proof of work, where one is asked for. */
export async function askCode(service: Service, phone: string, type: OtpKind, call: Call = {}) {
  const answer = await askWithProof(service, phone, type, PROOF_ABLE, call);
  const challenge = answer.headers[PROOF_CHALLENGE_HEADER];
  if (answer.code !== 'PROOF_REQUIRED') return answer;
  return askWithProof(service, phone, type, solveProof(String(challenge)), call);
}

/** Pretends that two minutes have passed since the last requested code. */
export const endPauses = ({ platform: { db } }: Service) =>
  db.delete(rateLimits).where(like(rateLimits.bucket, 'otp/pause:%'));

/** Headers of the device whose cookie a response has set. */
export const deviceOf = ({ headers }: Answer) => ({
  cookie: String(headers['set-cookie']).split(';')[0] ?? '',
});

/** A new learner, registered through the API. */
export async function registerLearner(service: Service, phone = newPhone()): Promise<TestLearner> {
  await askCode(service, phone, 0);
  const code = codeFor(service, phone);
  const answer = await service.post('/auto-register', {
    body: { code, mobile: phone, information: information(phone) },
  });
  const { access_token, learner_id } = sessionOf(answer);
  return { phone, token: access_token, id: learner_id };
}

/** A new learner with the starter course activated. */
export async function activeLearner(service: Service): Promise<TestLearner> {
  const learner = await registerLearner(service);
  await service.post('/ielts/course/starter/activate', { token: learner.token });
  return learner;
}

/** Deletes the learner with the code sent to their number, however the number is typed. */
export async function deleteLearner(service: Service, { phone, token }: TestLearner, typed = phone) {
  await askCode(service, phone, OTP_TYPE.deletion, { token });
  const body = { phone: typed, code: codeFor(service, phone) };
  return service.post('/privacy/delete', { token, body });
}
