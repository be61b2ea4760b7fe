import { describe, expect, it } from 'vitest';
import { localDay } from '#rules/calendar/time-zone.ts';
import { dueReminder, planReminder, type ReminderState } from './plan-reminder.ts';
import { isQuietAt, quietHours } from './quiet-hours.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const HOUR = 3_600_000;
const at = (time: string): number => Date.parse(time.length === 16 ? `${time}:00+07:00` : time);
const iso = (ms: number | undefined): string | undefined =>
  ms === undefined ? undefined : new Date(ms).toISOString();

const state = (practised: string, more: Partial<ReminderState> = {}): ReminderState => ({
  practisedAt: at(practised),
  zone: VIETNAM,
  quiet: quietHours('21:30', '07:00'),
  remindedAt: null,
  snoozedUntil: null,
  ...more,
});
const next = (from: ReminderState, after = from.practisedAt) => planReminder(from, after);

describe('the first reminder', () => {
  it.each([
    ['is 23.5 hours after the practice', '2026-11-23T18:00', '2026-11-24T17:30'],
    ['just before quiet hours stays there', '2026-11-23T21:59', '2026-11-24T21:29'],
    ['in quiet hours comes before them', '2026-11-23T22:00', '2026-11-24T21:00'],
    ['late at night comes on the evening before', '2026-11-23T23:55', '2026-11-24T21:00'],
    ['after a practice past midnight waits for the morning', '2026-11-24T00:30', '2026-11-25T07:00'],
    ['after a practice at dawn waits for the morning', '2026-11-23T05:00', '2026-11-24T07:00'],
    ['after a practice at seven comes at seven', '2026-11-23T07:10', '2026-11-24T07:00'],
  ])('%s', (_, practised, expected) => {
    expect(iso(next(state(practised))?.at)).toBe(iso(at(expected)));
  });

  it.each([
    ['at noon', quietHours('11:00', '14:00'), '2026-11-23T12:00', '2026-11-24T10:30'],
    ['never', quietHours('08:00', '08:00'), '2026-11-23T23:00', '2026-11-24T22:30'],
    ['all day but ten minutes', quietHours('07:10', '07:00'), '2026-11-23T12:00', '2026-11-24T07:00'],
  ])('with quiet hours %s', (_, quiet, practised, expected) => {
    expect(iso(next(state(practised, { quiet }))?.at)).toBe(iso(at(expected)));
  });

  it.each([
    ['a gap', '2026-03-28T18:00:00+01:00', '2026-03-29T18:30:00+02:00'],
    ['an overlap', '2026-10-24T18:00:00+02:00', '2026-10-25T16:30:00+01:00'],
  ])('across %s of the clocks keeps its distance', (_, practised, expected) => {
    expect(iso(next(state(practised, { zone: 'Europe/Berlin' }))?.at)).toBe(iso(at(expected)));
  });

  it('that falls into a gap of the clocks before quiet hours is not sent within them', () => {
    // 02:45 would be half an hour before 03:15, and is not shown on that day.
    const quiet = quietHours('03:15', '09:00');
    const planned = next(state('2026-03-28T05:00:00+01:00', { zone: 'Europe/Berlin', quiet }));
    expect(planned && isQuietAt(planned.at, quiet, 'Europe/Berlin')).toBe(false);
  });

  it('follows the learner into another zone', () => {
    // 23.5 hours later it is 06:30 in Paris.
    const moved = state('2026-11-23T13:00', { zone: 'Europe/Paris' });
    expect(iso(next(moved)?.at)).toBe(iso(at('2026-11-24T07:00:00+01:00')));
  });
});

describe('ignored', () => {
  const ignored = (from: ReminderState) => {
    const days: string[] = [];
    for (let last = next(from); last; last = planReminder({ ...from, remindedAt: last.at }, last.at))
      days.push(`${localDay(last.at, from.zone)}${last.isLast ? ' last' : ''}`);
    return days;
  };

  it('it comes on three days in a row, then weekly, then not at all', () => {
    const days = [
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-12-03',
      '2026-12-10',
      '2026-12-17',
      '2026-12-24 last',
    ];
    expect(ignored(state('2026-11-23T18:00'))).toEqual(days);
    expect(ignored(state('2026-11-23T22:30'))).toEqual(days);
  });

  it('it keeps its time of day across a change of the clocks', () => {
    const from = state('2026-03-27T18:00:00+01:00', { zone: 'Europe/Berlin' });
    const second = planReminder(from, at('2026-03-28T20:00:00+01:00'));
    expect(iso(second?.at)).toBe(iso(at('2026-03-29T17:30:00+02:00')));
  });

  it('it is never sent twice on one day, even with other quiet hours', () => {
    const reminded = state('2026-11-23T12:00', {
      remindedAt: at('2026-11-24T11:30'),
      quiet: quietHours('09:00', '12:00'),
    });
    expect(iso(planReminder(reminded, at('2026-11-24T11:40'))?.at)).toBe(iso(at('2026-11-25T08:30')));
  });

  it('for weeks before it was turned on, it goes on with the next of the plan', () => {
    expect(next(state('2026-11-01T18:00'), at('2026-11-23T12:00'))).toMatchObject({
      at: at('2026-11-25T17:30'),
      days: 24,
    });
    expect(next(state('2026-10-01T18:00'), at('2026-11-23T12:00'))).toBeNull();
  });
});

describe('postponed', () => {
  const reminded = (pressed: string, more: Partial<ReminderState> = {}) =>
    state('2026-11-22T18:00', {
      remindedAt: at('2026-11-23T17:30'),
      snoozedUntil: at(pressed) + HOUR,
      ...more,
    });

  it.each([
    ['comes back after an hour', '2026-11-23T17:40', '2026-11-23T18:40'],
    ['comes back before quiet hours', '2026-11-23T21:00', '2026-11-23T21:25'],
    ['too close to quiet hours waits for tomorrow', '2026-11-23T21:20', '2026-11-24T17:30'],
    ['in quiet hours waits for tomorrow', '2026-11-23T23:00', '2026-11-24T17:30'],
  ])('it %s', (_, pressed, expected) => {
    expect(iso(planReminder(reminded(pressed), at(pressed))?.at)).toBe(iso(at(expected)));
  });

  it('it comes back once', () => {
    const again = reminded('2026-11-23T17:40', { remindedAt: at('2026-11-23T18:40') });
    expect(iso(planReminder(again, at('2026-11-23T18:40'))?.at)).toBe(iso(at('2026-11-24T17:30')));
  });

  it('it does not come back after a practice', () => {
    const done = reminded('2026-11-23T17:40', { practisedAt: at('2026-11-23T18:00') });
    expect(iso(planReminder(done, at('2026-11-23T18:00'))?.at)).toBe(iso(at('2026-11-24T17:30')));
  });
});

describe('when it is due', () => {
  const due = at('2026-11-24T17:30');
  const planned = state('2026-11-23T18:00');

  it.each([
    ['at once', planned, due, true],
    ['later on the same day, after an outage', planned, at('2026-11-24T21:00'), true],
    ['in quiet hours, after an outage', planned, at('2026-11-24T22:00'), false],
    ['on the next day, after an outage', planned, at('2026-11-25T10:00'), false],
    ['after a practice in the meantime', state('2026-11-24T17:00'), due, false],
    ['after other quiet hours were chosen', { ...planned, quiet: quietHours('17:00', '19:00') }, due, false],
    ['after moving to another zone', { ...planned, zone: 'America/New_York' }, due, false],
    ['already sent', { ...planned, remindedAt: due }, due, false],
  ])('%s: %#', (_, now, clock, expected) => {
    expect(dueReminder(now, due, clock) !== null).toBe(expected);
  });
});

it('no plan of a year is in quiet hours, on the day of the practice, or twice a day', () => {
  for (const zone of ['Europe/Berlin', 'Australia/Lord_Howe'])
    for (let hours = 0; hours < 24 * 365; hours += 89) {
      const quiet = quietHours('21:30', '07:00');
      const from = { ...state('2026-01-01T00:07'), zone, quiet };
      from.practisedAt += hours * HOUR;
      let last = next(from);
      expect(last).not.toBeNull();
      for (let day = localDay(from.practisedAt, zone); last; ) {
        expect(isQuietAt(last.at, quiet, zone)).toBe(false);
        expect(localDay(last.at, zone) > day).toBe(true);
        day = localDay(last.at, zone);
        last = planReminder({ ...from, remindedAt: last.at }, last.at);
      }
    }
});
