import { describe, expect, it } from 'vitest';
import { earnedCertificates } from './certificates.ts';

const sheet = { id: 's1', kind: 'study_sheet', module_id: 'sheet' } as const;
const practice = { id: 's2', kind: 'practice', module_id: 'essay' } as const;
const course = {
  id: 'c',
  name: 'Khởi đầu',
  level: 0,
  lessons: [
    { id: 'l1', sections: [sheet, practice] },
    { id: 'l2', sections: [sheet] },
  ],
};
const at = (text: string) => new Date(text);
const first = at('2026-03-01T03:00:00Z');
const lastEvening = at('2026-03-05T18:30:00Z');

const earned = (sections: [string, Date][], practices: [string, Date][], courses = [course]) =>
  earnedCertificates(courses, { sections: new Map(sections), practices: new Map(practices) });

describe('earnedCertificates', () => {
  it.each([
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
  ] as [string, [string, Date][], [string, Date][]][])('%s earns none', (_, sections, practices) => {
    expect(earned(sections, practices)).toEqual([]);
  });

  it('tells the day in Vietnam on which the last section was completed', () => {
    const sections: [string, Date][] = [
      ['l1/s1', first],
      ['l2/s1', lastEvening],
    ];
    expect(earned(sections, [['essay', first]])).toEqual([
      { course_id: 'c', course_name: 'Khởi đầu', level: 0, lesson_count: 2, completed_on: '2026-03-06' },
    ]);
  });

  it('takes the earlier word where a practice was also reported as a section', () => {
    const sections: [string, Date][] = [
      ['l1/s1', first],
      ['l1/s2', lastEvening],
      ['l2/s1', first],
    ];
    expect(earned(sections, [['essay', first]])[0]?.completed_on).toBe('2026-03-01');
  });

  it('earns none for a course without sections', () => {
    expect(earned([], [], [{ ...course, lessons: [] }])).toEqual([]);
  });
});
