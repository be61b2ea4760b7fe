import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { adviceDataOf } from '#server/areas/privacy/advice-data.ts';
import { learners } from '#server/db/schema-account.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { newPhone } from '../support/new-phone.ts';
import { deleteLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const TYPED = { children_name: 'Em của Lan', email: 'lan@thu.example', description: 'Lan hỏi giúp bạn' };
const NOTE = 'Đang trả góp, gọi sau ngày lương.';

const service = await startService();
const { db } = service.platform;
const mai = await staffMember(service, 'operator');

/** Asks that a number be called, and lets an operator write a note about it. @returns the request's id */
async function askAbout(phone: string, sender?: TestLearner): Promise<string> {
  const body = { ...ADVICE_CONSTANTS, ...TYPED, phone, referer: null };
  const call = { body, token: sender?.token };
  expect((await service.post('/contact/course-advice', call)).status).toBe(200);
  const [row] = await db
    .select({ id: adviceRequests.id })
    .from(adviceRequests)
    .where(eq(adviceRequests.phone, phone));
  const id = row?.id ?? '';
  const note = { note_id: randomUUID(), text: NOTE };
  expect((await service.post(`/desk/advice/${id}/notes`, { token: mai.token, body: note })).status).toBe(200);
  return id;
}

const exportOf = async ({ token }: TestLearner) =>
  ENDPOINTS.privacy.exportData.response.parse((await service.get('/privacy/export', { token })).data);
const senderOf = async (id: string) =>
  ENDPOINTS.operatorAdvice.one.response.parse(
    (await service.get(`/desk/advice/${id}`, { token: mai.token })).data,
  ).sender;
const left = (id: string) => db.select().from(adviceRequests).where(eq(adviceRequests.id, id));

describe('a request about somebody else’s number', () => {
  it('is exported by its sender as they typed it, and by the number’s owner as the centre worked on it', async () => {
    const [lan, binh] = [await registerLearner(service), await registerLearner(service)];
    const id = await askAbout(binh.phone, lan);
    expect(await senderOf(id)).toBe('other');

    const sent = await exportOf(lan);
    expect(sent).toMatchObject({
      advice_requests: [{ id, phone: binh.phone, ...TYPED }],
      advice_for_number: [],
      advice_events: [],
    });
    expect(JSON.stringify(sent)).not.toContain(NOTE);
    expect(Object.keys(sent.advice_requests[0] ?? {})).not.toContain('state');

    const owned = await exportOf(binh);
    expect(owned).toMatchObject({
      advice_requests: [],
      advice_for_number: [{ id, phone: binh.phone, state: 'new' }],
      advice_events: [{ request_id: id, kind: 'note', text: NOTE }],
    });
    for (const words of Object.values(TYPED)) expect(JSON.stringify(owned)).not.toContain(words);
  });

  it('loses its sender’s words with the sender, and keeps the notes, which are the owner’s', async () => {
    const [lan, binh] = [await registerLearner(service), await registerLearner(service)];
    const id = await askAbout(binh.phone, lan);
    expect((await deleteLearner(service, lan)).status).toBe(200);
    const row = JSON.stringify(await left(id));
    for (const words of [...Object.values(TYPED), lan.id]) expect(row).not.toContain(words);
    expect(await exportOf(binh)).toMatchObject({
      advice_for_number: [{ id, state: 'closed' }],
      advice_events: [{ text: NOTE }],
    });
  });

  it('is gone with the number’s owner, whoever sent it', async () => {
    const [lan, binh] = [await registerLearner(service), await registerLearner(service)];
    const id = await askAbout(binh.phone, lan);
    const own = await askAbout(lan.phone, lan);
    expect((await deleteLearner(service, binh)).status).toBe(200);
    expect(await left(id)).toEqual([]);
    expect(await left(own)).toHaveLength(1);
    expect((await exportOf(lan)).advice_requests).toMatchObject([{ id: own }]);
  });
});

it('a request about the own number is exported whole, and deleted whole', async () => {
  const lan = await registerLearner(service);
  const id = await askAbout(lan.phone, lan);
  expect(await senderOf(id)).toBe('owner');
  expect(await exportOf(lan)).toMatchObject({
    advice_requests: [{ id, ...TYPED }],
    advice_for_number: [{ id }],
    advice_events: [{ text: NOTE }],
  });
  await deleteLearner(service, lan);
  expect(await left(id)).toEqual([]);
});

it('a request about nobody’s number is deleted whole with its sender', async () => {
  const lan = await registerLearner(service);
  const id = await askAbout(newPhone(), lan);
  expect((await exportOf(lan)).advice_events).toEqual([]);
  await deleteLearner(service, lan);
  expect(await left(id)).toEqual([]);
});

it('whoever proves a number later has the notes about it, and what was done with them, but not a stranger’s words', async () => {
  const phone = newPhone();
  const id = await askAbout(phone);
  expect(await senderOf(id)).toBe('unknown');
  const owned = await exportOf(await registerLearner(service, phone));
  expect(owned).toMatchObject({ advice_requests: [], advice_events: [{ text: NOTE }] });
  expect(owned.audit_entries).toMatchObject([
    { action: 'advice.noted', object: id, as: 'subject' },
    { action: 'advice.read', object: id, as: 'subject' },
  ]);
});

it('an account that was made for a number owns nothing of it before its code is entered', async () => {
  const { id: learnerId, phone } = await registerLearner(service);
  await askAbout(phone);
  const owned = () => db.transaction((tx) => adviceDataOf(tx, learnerId));
  expect((await owned()).advice_events).toHaveLength(1);
  await db.update(learners).set({ phone_is_proven: false }).where(eq(learners.id, learnerId));
  expect(await owned()).toEqual({ advice_requests: [], advice_for_number: [], advice_events: [] });
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
