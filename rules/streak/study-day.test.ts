import { describe, expect, it } from 'vitest';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { studyDay } from './study-day.ts';

const at = (text: string): number => Date.parse(`${text}+07:00`);

describe('studyDay', () => {
  it.each([
    ['sent at once', '2026-11-21T20:00:00', '2026-11-21T20:00:00', '2026-11-21', true],
    ['done before midnight, sent after', '2026-11-21T23:59:59', '2026-11-22T00:00:01', '2026-11-21', true],
    ['the first second of a day', '2026-11-22T00:00:00', '2026-11-22T09:00:00', '2026-11-22', true],
    [
      'midnight of Greenwich is morning here',
      '2026-11-22T07:00:00',
      '2026-11-22T07:00:00',
      '2026-11-22',
      true,
    ],
    ['sent 48 hours later', '2026-11-20T10:00:00', '2026-11-22T10:00:00', '2026-11-20', true],
    ['sent a second too late', '2026-11-20T10:00:00', '2026-11-22T10:00:01', '2026-11-20', false],
    ['sent a month later', '2026-10-20T10:00:00', '2026-11-22T10:00:00', '2026-10-20', false],
    ['two days in the future', '2026-11-24T10:00:00', '2026-11-22T10:00:00', '2026-11-22', true],
    ['the last day of a leap February', '2028-02-29T22:00:00', '2028-03-01T06:00:00', '2028-02-29', true],
  ])('%s', (_, completed, received, day, counts) => {
    expect(studyDay({ completedAt: at(completed), receivedAt: at(received) }, IN_VIETNAM)).toEqual({
      day,
      counts,
    });
  });

  it('is the day where the learner was at the completion, not where they are when it arrives', () => {
    const departed = at('2026-11-21T22:00:00');
    const zones = {
      zone: 'America/Los_Angeles',
      earlier: [{ zone: 'Asia/Ho_Chi_Minh', until: departed }],
    };
    const dayOf = (completed: number) =>
      studyDay({ completedAt: completed, receivedAt: at('2026-11-22T23:00:00') }, zones).day;
    expect(dayOf(departed - 1)).toBe('2026-11-21');
    expect(dayOf(at('2026-11-22T14:00:00'))).toBe('2026-11-21');
    expect(dayOf(at('2026-11-22T15:00:00'))).toBe('2026-11-22');
  });

  it('treats a time before 1970 as 1970', () => {
    expect(studyDay({ completedAt: -5e15, receivedAt: at('2026-11-22T10:00:00') }, IN_VIETNAM)).toEqual({
      day: '1970-01-01',
      counts: false,
    });
  });
});
