import { describe, expect, it } from 'vitest';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
const DAY_MS = 86_400_000;
const today = vietnamDay(Date.now());

const update = ({ token }: TestLearner, body: unknown) => service.post('/profile', { token, body });
const read = async ({ token }: TestLearner) => (await service.get('/profile', { token })).data;

const NONE = { target_band: null, exam_date: null, daily_minutes: null };
const SET = { target_band: 6.5, exam_date: today, daily_minutes: 45 };

describe('the target of a learner', () => {
  it('is empty at first, is stored with the profile, and can be removed', async () => {
    const learner = await registerLearner(service);
    expect(await read(learner)).toMatchObject({ ...NONE, full_name: 'Trần Minh Anh' });
    expect((await update(learner, SET)).data).toMatchObject({ ...SET, full_name: 'Trần Minh Anh' });
    expect((await update(learner, { full_name: 'Bình' })).data).toMatchObject({ ...SET, full_name: 'Bình' });
    expect((await update(learner, { exam_date: null })).data).toMatchObject({ ...SET, exam_date: null });
    expect((await update(learner, NONE)).data).toMatchObject(NONE);
    expect(await read(learner)).toMatchObject(NONE);
  });

  it.each([4, 9, 7.5])('may be band %d', async (target_band) => {
    const learner = await registerLearner(service);
    expect((await update(learner, { target_band })).data).toMatchObject({ target_band });
  });

  it.each([
    ['a band too low', { target_band: 3.5 }],
    ['a band too high', { target_band: 9.5 }],
    ['a quarter of a band', { target_band: 6.25 }],
    ['a band in words', { target_band: '6.5' }],
    ['a day that is none', { exam_date: '2030-02-30' }],
    ['yesterday', { exam_date: vietnamDay(Date.now() - DAY_MS) }],
    ['too few minutes', { daily_minutes: 4 }],
    ['more minutes than there are', { daily_minutes: 601 }],
    ['half a minute', { daily_minutes: 30.5 }],
    ['nothing at all', {}],
  ])('is not %s', async (_, body) => {
    const learner = await registerLearner(service);
    expect(await update(learner, body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await read(learner)).toMatchObject(NONE);
  });

  it("is part of the learner's export", async () => {
    const learner = await registerLearner(service);
    await update(learner, SET);
    const { data } = await service.get('/privacy/export', { token: learner.token });
    expect(JSON.stringify(data)).toContain(`"target_band":6.5`);
    expect(JSON.stringify(data)).toContain(`"exam_date":"${today}"`);
  });

  it('logged no error', () => {
    expect(service.faults).toEqual([]);
  });
});
