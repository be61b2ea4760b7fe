import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE } from '#contract/time-zone.ts';
import { addDays } from '#rules/calendar/calendar.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { changeTimeZone, timeZoneOf, zonesSince } from '#server/domain/learner/time-zone.ts';
import { courseCalls, HOUR } from './course-calls.ts';
import { activeLearner, registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
const { db } = service.platform;
const { complete, studied } = courseCalls(service);

const setZone = (token: string | undefined, time_zone: unknown) =>
  service.put('/profile/time-zone', { token, body: { time_zone } });
/** 23 November, 22:00 in Vietnam; already the 24th in Auckland. */
const EVENING = new Date('2026-11-23T15:00:00Z');
const hoursAfter = (hours: number): Date => new Date(EVENING.getTime() + hours * HOUR);

describe('the time zone of a learner', () => {
  it('is that of Vietnam until they choose another', async () => {
    const { id, token } = await registerLearner(service);
    expect(await timeZoneOf(db, id)).toBe(DEFAULT_TIME_ZONE);
    expect((await setZone(token, 'Europe/Paris')).data).toMatchObject({ time_zone: 'Europe/Paris' });
    expect(await timeZoneOf(db, id)).toBe('Europe/Paris');
    const { data } = await service.get('/privacy/export', { token });
    expect(data).toMatchObject({
      time_zone: 'Europe/Paris',
      time_zone_changes: [{ earlier: DEFAULT_TIME_ZONE }],
    });
  });

  it.each([
    ['none', null],
    ['unknown', 'Asia/Atlantis'],
    ['an offset', '+07:00'],
    ['too long', `Asia/${'a'.repeat(80)}`],
    ['markup', 'Asia/<b>'],
  ])('is refused if it is %s', async (_, zone) => {
    const { token } = await registerLearner(service);
    expect(await setZone(token, zone)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it('is only for learners, and changes a few times a day', async () => {
    expect((await setZone(undefined, 'Europe/Paris')).code).toBe('NOT_SIGNED_IN');
    const { token } = await registerLearner(service);
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 11; time++)
      codes.push((await setZone(token, time % 2 === 0 ? 'Europe/Paris' : 'Asia/Tokyo')).code);
    expect(codes.filter(Boolean)).toEqual(['TOO_MANY_REQUESTS']);
  });

  it('stamps a completion with the day where they were, once', async () => {
    const learner = await activeLearner(service);
    const at = Date.now() - 2 * HOUR;
    await changeTimeZone(db, learner.id, 'Pacific/Kiritimati', new Date(at - HOUR));
    await changeTimeZone(db, learner.id, 'Pacific/Pago_Pago', new Date(at + HOUR));
    await complete(learner, 'phieu', { at, key: randomUUID() });
    await complete(learner, 'on-tap', { at: at + 90 * 60_000 });
    const daysOf = async () =>
      (
        await db
          .select({ day: studyEvents.day })
          .from(studyEvents)
          .where(eq(studyEvents.learner_id, learner.id))
          .orderBy(studyEvents.at)
      ).map(({ day }) => day);
    const expected = [localDay(at, 'Pacific/Kiritimati'), localDay(at + 90 * 60_000, 'Pacific/Pago_Pago')];
    expect(await daysOf()).toEqual(expected);
    await changeTimeZone(db, learner.id, 'Asia/Tokyo', new Date());
    expect(await daysOf()).toEqual(expected);
  });
});

describe('a journey to the east', () => {
  it('skips no day on which the learner has not studied yet, once in a while', async () => {
    const { id } = await registerLearner(service);
    expect((await changeTimeZone(db, id, 'Pacific/Auckland', EVENING)).skipped).toEqual(['2026-11-23']);
    expect((await changeTimeZone(db, id, DEFAULT_TIME_ZONE, hoursAfter(1))).skipped).toEqual([]);
    expect((await changeTimeZone(db, id, 'Pacific/Auckland', hoursAfter(24))).skipped).toEqual([]);
    await changeTimeZone(db, id, DEFAULT_TIME_ZONE, hoursAfter(25));
    expect((await changeTimeZone(db, id, 'Pacific/Auckland', hoursAfter(24 * 7))).skipped).toEqual([
      '2026-11-30',
    ]);
  });

  it('needs no day that was studied', async () => {
    const learner = await activeLearner(service);
    await studied(learner, ['2026-11-23']);
    expect((await changeTimeZone(db, learner.id, 'Pacific/Auckland', EVENING)).skipped).toEqual([]);
  });

  it('that is told twice is one', async () => {
    const { id } = await registerLearner(service);
    await changeTimeZone(db, id, 'Asia/Tokyo', EVENING);
    await changeTimeZone(db, id, 'Asia/Tokyo', hoursAfter(1));
    expect(await zonesSince(db, id, new Date(0))).toEqual({
      zone: 'Asia/Tokyo',
      earlier: [{ zone: DEFAULT_TIME_ZONE, until: EVENING.getTime() }],
    });
    expect(await zonesSince(db, id, hoursAfter(1))).toEqual({ zone: 'Asia/Tokyo', earlier: [] });
    expect(addDays('2026-11-23', 1)).toBe(localDay(EVENING.getTime(), 'Asia/Tokyo'));
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
