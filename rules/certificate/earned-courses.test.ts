import { describe, expect, it } from 'vitest';
import { earnedCourses } from './earned-courses.ts';

const sheet = { id: 's1', kind: 'study_sheet', module_id: 'sheet' } as const;
const practice = { id: 's2', kind: 'practice', module_id: 'essay' } as const;
const course = {
  id: 'c',
  lessons: [
    { id: 'l1', type: 1, sections: [sheet, practice] },
    { id: 'l2', type: 1, sections: [sheet] },
  ],
};
const first = Date.parse('2026-03-01T03:00:00Z');
/** Past midnight in Vietnam. */
const lastEvening = Date.parse('2026-03-05T18:30:00Z');

type Times = [string, number][];
const earned = (sections: Times, practices: Times, courses = [course]) =>
  earnedCourses(courses, { sections: new Map(sections), practices: new Map(practices) });

describe('earnedCourses', () => {
  it.each<[string, Times, Times]>([
    ['nothing done', [], []],
    ['a lesson left', [['l1/s1', first]], [['essay', first]]],
    [
      'a practice left',
      [
        ['l1/s1', first],
        ['l2/s1', first],
      ],
      [],
    ],
    [
      'a section of another lesson with the same name',
      [
        ['l1/s1', first],
        ['l3/s1', first],
      ],
      [['essay', first]],
    ],
  ])('%s earns none', (_, sections, practices) => {
    expect(earned(sections, practices)).toEqual([]);
  });

  it.each<[string, Times, Times, string]>([
    [
      'the day in Vietnam on which the last section was completed',
      [
        ['l1/s1', first],
        ['l2/s1', lastEvening],
      ],
      [['essay', first]],
      '2026-03-06',
    ],
    [
      'the earlier word where a practice was also reported as a section',
      [
        ['l1/s1', first],
        ['l1/s2', lastEvening],
        ['l2/s1', first],
      ],
      [['essay', first]],
      '2026-03-01',
    ],
    [
      'a practice told by its section alone',
      [
        ['l1/s1', first],
        ['l1/s2', first],
        ['l2/s1', first],
      ],
      [],
      '2026-03-01',
    ],
  ])('takes %s', (_, sections, practices, completed_on) => {
    expect(earned(sections, practices)).toEqual([{ course, completed_on }]);
  });

  it('earns none for a course without sections', () => {
    expect(earned([], [], [{ ...course, lessons: [] }])).toEqual([]);
  });
});
