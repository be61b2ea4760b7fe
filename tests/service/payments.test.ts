import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import type { PaymentMethod } from '#contract/payment.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { storePack } from '#server/content/store-pack.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { newPhone } from '../support/new-phone.ts';
import { STARTER } from '../support/starter.ts';
import { starterPack } from '../support/starter-pack.ts';
import { startService } from './service.ts';

const pack = await starterPack();
const COURSE = pack.courses.find(({ is_free }) => !is_free);
if (!COURSE) throw new Error('the starter content has no course to pay for');

const bank: PaymentMethod = {
  kind: 'bank_transfer',
  bank: 'Ngân hàng Thử',
  bin: '970400',
  account: '0000000001',
  holder: 'TRUNG TAM THU',
  memo: 'LUYEN',
};
const cash: PaymentMethod = { kind: 'cash', place: 'Quầy ghi danh', hours: '8:00–20:00' };

/** A server whose pack has these ways to pay, and the price of one course. */
async function stating(payment_methods: PaymentMethod[], price: number | null) {
  const service = await startService();
  const courses = pack.courses.map((course) => (course.id === COURSE?.id ? { ...course, price } : course));
  const changed = {
    ...pack,
    courses,
    payment_methods,
    version: `payments ${payment_methods.length} ${price}`,
  };
  await storePack(service.platform.db, changed, service.platform.blobs);
  await service.platform.content.check();
  const read = async () => ENDPOINTS.payment.list.response.parse((await service.get('/payments')).data);
  const ask = (course_request: unknown, phone = newPhone()) =>
    service.post('/contact/course-advice', {
      body: {
        ...ADVICE_CONSTANTS,
        phone,
        children_name: 'Trần Minh Anh',
        referer: null,
        description: 'whatever the device says',
        course_request,
      },
    });
  const stored = (phone: string) =>
    service.platform.db.select().from(adviceRequests).where(eq(adviceRequests.phone, phone));
  return { service, read, ask, stored };
}

it('a centre that configures nothing has no ways to pay and no prices', async () => {
  const { read, ask } = await stating([], null);
  const { methods, courses } = await read();
  expect(methods).toEqual([]);
  expect(courses.map(({ id }) => id)).toEqual(
    pack.courses.filter(({ is_free }) => !is_free).map(({ id }) => id),
  );
  expect(courses.every(({ price }) => price === null)).toBe(true);
  expect((await ask({ course_id: COURSE.id, method: 'cash' })).code).toBe('NOT_FOUND');
});

it('configured ways to pay are public, and a request is stored with course and method', async () => {
  const { service, read, ask, stored } = await stating([bank, cash], 1_250_000);
  expect(await read()).toMatchObject({ methods: [bank, cash] });
  expect((await read()).courses).toContainEqual({ id: COURSE.id, name: COURSE.name, price: 1_250_000 });
  const phone = newPhone();
  expect((await ask({ course_id: COURSE.id, method: 'bank_transfer' }, phone)).status).toBe(200);
  expect(await stored(phone)).toMatchObject([
    {
      course_id: COURSE.id,
      payment_method: 'bank_transfer',
      description: `Xin mở khóa “${COURSE.name}” (1.250.000đ), đóng bằng chuyển khoản ngân hàng`,
    },
  ]);
  expect(service.faults).toEqual([]);
});

it('a course or method that is not offered cannot be requested', async () => {
  const { service, ask, stored } = await stating([cash], null);
  const phone = newPhone();
  const refused = async (request: unknown) => (await ask(request, phone)).code;
  expect(await refused({ course_id: COURSE.id, method: 'bank_transfer' })).toBe('NOT_FOUND');
  expect(await refused({ course_id: STARTER.course, method: 'cash' })).toBe('NOT_FOUND');
  expect(await refused({ course_id: 'none', method: 'cash' })).toBe('NOT_FOUND');
  expect(await refused({ course_id: COURSE.id, method: 'card' })).toBe('BAD_REQUEST');
  expect(await stored(phone)).toEqual([]);
  expect((await ask({ course_id: COURSE.id, method: 'cash' }, phone)).status).toBe(200);
  expect(await stored(phone)).toMatchObject([
    { description: expect.stringContaining('(chưa niêm yết học phí), đóng bằng tiền mặt tại trung tâm') },
  ]);
  expect(service.faults).toEqual([]);
});
