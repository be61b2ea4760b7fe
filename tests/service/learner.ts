import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import { newPhone } from '../support/new-phone.ts';
import type { Answer, Service } from './service.ts';

export interface TestLearner {
  phone: string;
  token: string;
  id: string;
}

const session = z.object({ access_token: z.string(), learner_id: z.uuid() });
/** Token and learner of an answer that signs in. */
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
  const message = service.sms.findLast(({ to }) => to === phone);
  if (!message) throw new Error(`nothing was sent to ${phone}`);
  return message.code;
}

export const askCode = (service: Service, phone: string, type: 0 | 1) =>
  service.post('/v2.2/send-otp', { body: { phone, type, agent_type: 'web' } });

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
