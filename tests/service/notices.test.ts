import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { startSendingNotices } from '#server/notices/notify-operator.ts';
import { newPhone } from '../support/new-phone.ts';
import { json, type Reply, startProvider } from '../support/provider-server.ts';
import { STARTER } from '../support/starter.ts';
import { registerLearner } from './learner.ts';
import { type Service, startService } from './service.ts';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const elsewhere = await startProvider(json({}));
afterAll(() => elsewhere.close());
const redirect: Reply = (response) => void response.writeHead(307, { location: elsewhere.base }).end();

/** A server that sends notices to a webhook which answers like this. */
async function startWithWebhook(...replies: Reply[]) {
  const hook = await startProvider(...replies);
  onTestFinished(() => hook.close());
  const service = await startService({
    settings: { NOTIFY_URL: `${hook.base}/hook?k=1`, NOTIFY_SECRET: SECRET },
  });
  return { hook, service };
}

const requestAdvice = async (service: Service, phone = newPhone()) => {
  const body = { ...ADVICE_CONSTANTS, phone, children_name: 'Ánh', referer: null, description: null };
  expect((await service.post('/contact/course-advice', { body })).status).toBe(200);
  return phone;
};

/** Notices that are waiting, or have been sent. */
const queued = async ({ platform }: Service): Promise<unknown[]> =>
  (await platform.db.execute(sql`select data from pgboss.job where name = 'notices'`)).rows;

it('notices of requests and reports are signed, and sent again until accepted', async () => {
  const { hook, service } = await startWithWebhook(json({}, 500), redirect, json({}));
  const { db } = service.platform;
  const phone = await requestAdvice(service);
  // The queue holds nothing about the person.
  expect(JSON.stringify(await queued(service))).not.toMatch(new RegExp(`${phone}|Ánh`));
  await startSendingNotices(service.platform);
  const hurry = () =>
    db.execute(sql`update pgboss.job set start_after = now() where name = 'notices' and state = 'retry'`);
  await expect.poll(async () => [await hurry(), hook.seen.length][1], { timeout: 25_000 }).toBe(3);
  const [first, , third] = hook.seen;
  for (const { url, headers, body } of hook.seen) {
    expect(url).toMatch(/\/hook\?k=1$/);
    const signed = `${String(headers['luyen-timestamp'])}.${body.toString()}`;
    const hmac = createHmac('sha256', SECRET).update(signed).digest('hex');
    expect(headers['luyen-signature']).toBe(`v1=${hmac}`);
  }
  expect(third?.headers['luyen-event']).toBe(first?.headers['luyen-event']);
  expect(JSON.parse(third?.body.toString() ?? '')).toMatchObject({
    event: 'advice_requested',
    id: third?.headers['luyen-event'],
    phone,
    name: 'Ánh',
    email: null,
  });
  expect(elsewhere.seen).toEqual([]);
  expect(service.logged.filter((line) => line.includes('sent again'))).toHaveLength(2);
  expect(service.logged.join('\n')).not.toContain(phone);

  const { token } = await registerLearner(service);
  const question_id = `${STARTER.practice}.1`;
  await service.post('/question-report-errors', { token, body: { question_id, errors: [2], content: 'B?' } });
  await expect.poll(() => hook.seen.length).toBe(4);
  expect(JSON.parse(hook.seen[3]?.body.toString() ?? '')).toMatchObject({
    event: 'question_reported',
    from: 'learner',
    question_id,
    errors: ['Đáp án chưa đúng'],
    content: 'B?',
  });
});

it('no notice is sent of what was deleted meanwhile', async () => {
  const { hook, service } = await startWithWebhook(json({}));
  await requestAdvice(service);
  await service.platform.db.delete(adviceRequests);
  const phone = await requestAdvice(service);
  await startSendingNotices(service.platform);
  await expect.poll(() => hook.seen.length).toBe(1);
  expect(hook.seen[0]?.body.toString()).toContain(phone);
});

it('without a webhook nothing is queued', async () => {
  const service = await startService();
  await requestAdvice(service);
  expect(await queued(service)).toEqual([]);
});
