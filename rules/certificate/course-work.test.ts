import { describe, expect, it } from 'vitest';
import { courseWork, type ExerciseWork, reachesBar } from './course-work.ts';

const sheet = { id: 's1', kind: 'study_sheet', module_id: 'sheet' } as const;
const revise = { id: 's2', kind: 'revise', module_id: 'set' } as const;
const practice = { id: 's3', kind: 'practice', module_id: 'essay' } as const;
const course = {
  certificate: { answered: 80, result: 50 },
  lessons: [
    { id: 'l1', sections: [sheet, revise, practice] },
    { id: 'l2', sections: [sheet] },
  ],
};
const first = Date.parse('2026-03-01T03:00:00Z');
const later = Date.parse('2026-03-03T03:00:00Z');
/** Past midnight in Vietnam. */
const lastEvening = Date.parse('2026-03-05T18:30:00Z');

const unmarked = { marks: 0, keysShown: false } as const;
const go = { won: 0, repeats: false } as const;
const set = (...answered: number[]): ExerciseWork => ({
  ...unmarked,
  questions: 10,
  goes: answered.map((count) => ({ ...go, answered: count, at: null })),
});
const essay = (...goes: [answered: number, at: number][]): ExerciseWork => ({
  ...unmarked,
  questions: 5,
  goes: goes.map(([answered, at]) => ({ ...go, answered, at })),
});
const ALL: [string, number][] = ['l1/s1', 'l1/s2', 'l1/s3', 'l2/s1'].map((id) => [id, first]);

const done = (sections: [string, number][], exercises: [string, ExerciseWork][]) =>
  courseWork(course, { sections: new Map(sections), exercises: new Map(exercises) });

describe('courseWork', () => {
  it.each<[string, [string, number][], [string, ExerciseWork][], string | null]>([
    ['nothing done', [], [], null],
    [
      'every section reported, no answers',
      ALL,
      [
        ['set', set(0)],
        ['essay', essay()],
      ],
      null,
    ],
    [
      'a blank practice submitted',
      ALL,
      [
        ['set', set(10)],
        ['essay', essay([0, first])],
      ],
      null,
    ],
    [
      'one answer short',
      ALL,
      [
        ['set', set(7)],
        ['essay', essay([5, first])],
      ],
      null,
    ],
    [
      'two attempts that are enough only together',
      ALL,
      [
        ['set', set(10)],
        ['essay', essay([3, first], [3, later])],
      ],
      null,
    ],
    [
      'a revise set answered but not reported',
      ALL.filter(([id]) => id !== 'l1/s2'),
      [
        ['set', set(10)],
        ['essay', essay([5, first])],
      ],
      null,
    ],
    [
      'an unfinished lesson',
      ALL.slice(0, 3),
      [
        ['set', set(10)],
        ['essay', essay([5, first])],
      ],
      null,
    ],
    [
      'exactly enough answers',
      ALL,
      [
        ['set', set(8)],
        ['essay', essay([4, first])],
      ],
      '2026-03-01',
    ],
    [
      'a restarted revise set: the fuller attempt counts',
      ALL,
      [
        ['set', set(2, 9)],
        ['essay', essay([5, first])],
      ],
      '2026-03-01',
    ],
    [
      'a practice done in its second attempt, after its section was reported',
      ALL,
      [
        ['set', set(10)],
        ['essay', essay([0, first], [5, later], [5, lastEvening])],
      ],
      '2026-03-03',
    ],
    [
      'the day in Vietnam of the last section',
      [...ALL.slice(0, 3), ['l2/s1', lastEvening]],
      [
        ['set', set(10)],
        ['essay', essay([5, first])],
      ],
      '2026-03-06',
    ],
  ])('%s', (_, sections, exercises, completed_on) => {
    expect(done(sections, exercises).completed_on).toBe(completed_on);
  });

  it('reports the work done by the fullest attempt at each exercise', () => {
    const { work } = done(ALL, [
      ['set', set(2, 9)],
      ['essay', essay([4, first], [5, later])],
    ]);
    expect(work).toEqual({ lessons: 2, exercises: 2, questions: 15, answered: 14 });
  });

  it('lists exercises with too few answers', () => {
    expect(
      done(ALL, [
        ['set', set(3)],
        ['essay', essay([0, first])],
      ]),
    ).toMatchObject({
      seen: true,
      left: [
        { lesson_id: 'l1', section_id: 's2', answered: 3, needed: 8 },
        { lesson_id: 'l1', section_id: 's3', answered: 0, needed: 4 },
      ],
    });
    expect(done(ALL.slice(0, 2), []).seen).toBe(false);
  });

  it('never completes a course without sections', () => {
    const empty = courseWork({ ...course, lessons: [] }, { sections: new Map(), exercises: new Map() });
    expect(empty).toMatchObject({ completed_on: null, seen: false });
  });
});

describe('reachesBar', () => {
  it.each([
    [0, false],
    [49, false],
    [50, true],
    [100, true],
    [null, true],
  ])('%s of 50: %s', (result, reached) => {
    expect(reachesBar(result, course.certificate)).toBe(reached);
  });
});
