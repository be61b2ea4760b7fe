import { describe, expect, it } from 'vitest';
import { type Phase, type PlanInput, planRoadmap } from './plan.ts';

/** A Monday. */
const TODAY = '2026-03-02';
const INPUT: PlanInput = {
  today: TODAY,
  examDate: '2026-06-01',
  band: 5.5,
  targetBand: 6,
  minutesADay: 60,
  courses: [
    { id: 'foundation', level: 1, minutesLeft: 600 },
    { id: 'intermediate', level: 2, minutesLeft: 600 },
    { id: 'done', level: 2, minutesLeft: 0 },
    { id: 'upper', level: 3, minutesLeft: 600 },
  ],
  skills: ['writing', 'reading'],
};
const plan = (part: Partial<PlanInput> = {}) => planRoadmap({ ...INPUT, ...part });
const phases = (part: Partial<PlanInput>): Phase[] => plan(part).weeks.map(({ phase }) => phase);

describe('the weeks', () => {
  it('cover today to the day before the exam, without a gap', () => {
    const { weeks } = plan({ today: '2026-03-05', examDate: '2026-03-24' });
    expect(weeks.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
      ['2026-03-05', '2026-03-08'],
      ['2026-03-09', '2026-03-15'],
      ['2026-03-16', '2026-03-22'],
      ['2026-03-23', '2026-03-23'],
    ]);
  });

  it.each<[string, string, Phase[]]>([
    ['today', '2026-03-02', []],
    ['tomorrow', '2026-03-03', ['buffer']],
    ['in a week', '2026-03-09', ['buffer']],
    ['in two weeks', '2026-03-16', ['tests', 'buffer']],
    ['in three weeks', '2026-03-23', ['course', 'tests', 'buffer']],
    ['in five weeks', '2026-04-06', ['course', 'course', 'course', 'tests', 'buffer']],
  ])('before an exam %s have the expected phases', (_, examDate, expected) => {
    expect(phases({ examDate })).toEqual(expected);
  });

  it('end with at most four weeks of tests and a light week', () => {
    const { weeks } = plan({ examDate: '2027-03-01' });
    expect(weeks.slice(-6).map(({ phase }) => phase)).toEqual([
      'skills',
      'tests',
      'tests',
      'tests',
      'tests',
      'buffer',
    ]);
    expect(weeks.slice(-5, -1).map(({ mocks }) => mocks.join())).toEqual([
      'listening,reading',
      'writing,speaking',
      'listening,reading',
      'writing,speaking',
    ]);
    expect(weeks.at(-1)).toMatchObject({ hours: 3, mocks: [], courses: [], focus: null });
  });

  it('have hours in proportion to their days', () => {
    const { weeks } = plan({ today: '2026-03-07', minutesADay: 70 });
    expect(weeks[0]?.hours).toBeCloseTo(2);
    expect(weeks[1]?.hours).toBeCloseTo(7);
  });

  it('contain the courses between the bands in order, then the weakest skills in turn', () => {
    const { weeks } = plan();
    expect(weeks.map(({ courses }) => courses.join())).toEqual([
      'intermediate',
      'intermediate',
      'intermediate',
      ...Array(10).fill(''),
    ]);
    expect(weeks.slice(0, 4).map(({ focus }) => focus)).toEqual(['writing', 'reading', 'writing', 'reading']);
  });

  it('begin the next course in the week in which one ends', () => {
    const { weeks } = plan({ band: 3.5, targetBand: 6.5, minutesADay: 200 });
    expect(weeks.slice(0, 3).map(({ courses }) => courses)).toEqual([
      ['foundation', 'intermediate'],
      ['intermediate', 'upper'],
      ['upper'],
    ]);
  });

  it('have a test every fourth week to check progress', () => {
    const checks = plan({ examDate: '2026-08-31' }).weeks.flatMap(({ phase, mocks }, index) =>
      phase !== 'tests' && mocks.length > 0 ? [index + 1] : [],
    );
    expect(checks).toEqual([4, 8, 12, 16, 20]);
  });
});

describe('the forecast', () => {
  it.each<[string, Partial<PlanInput>, object]>([
    ['a year for half a band', { examDate: '2027-03-01' }, { enough: true, realisticBand: 6 }],
    [
      'thirteen weeks for two bands',
      { targetBand: 7.5 },
      { enough: false, realisticBand: 5.5, isBooked: true },
    ],
    [
      'the same at four hours a day',
      { targetBand: 7.5, minutesADay: 240 },
      { enough: false, realisticBand: 6.5 },
    ],
    ['a target already reached', { band: 6.5 }, { enough: true, realisticBand: 6.5, hoursNeeded: 0 }],
    ['an exam today', { examDate: TODAY }, { enough: false, realisticBand: 5.5, minutesEnough: null }],
    [
      'a week for two bands',
      { examDate: '2026-03-09', targetBand: 8 },
      { enough: false, minutesEnough: null },
    ],
  ])('%s', (_, part, expected) => {
    expect(plan(part)).toMatchObject(expected);
  });

  it('gives the daily minutes that would be enough', () => {
    const { minutesEnough, hoursNeeded } = plan({ targetBand: 6.5 });
    expect(hoursNeeded).toBeCloseTo(83.3 + 125, 0);
    expect(minutesEnough).not.toBeNull();
    const minutes = minutesEnough ?? 0;
    expect(plan({ targetBand: 6.5, minutesADay: minutes }).enough).toBe(true);
    expect(plan({ targetBand: 6.5, minutesADay: minutes - 5 }).enough).toBe(false);
  });

  it.each([
    ['none is booked', null],
    ['the booked one has passed', '2026-03-01'],
  ])('without a future exam (%s), ends when the target would be reached', (_, examDate) => {
    const found = plan({ examDate });
    expect(found).toMatchObject({ isBooked: false, enough: true, realisticBand: 6 });
    // 83 hours at six a week are fourteen weeks; one more to rest.
    expect(found.examDate).toBe('2026-06-15');
  });

  it('is limited to two years without an exam', () => {
    const found = plan({ examDate: null, band: 0, targetBand: 9, minutesADay: 15 });
    expect(found.weeks).toHaveLength(104);
    expect(found.enough).toBe(false);
    expect(found.realisticBand).toBeLessThan(9);
  });
});
