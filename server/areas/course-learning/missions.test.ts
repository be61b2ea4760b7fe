import { describe, expect, it } from 'vitest';
import type { SectionResult } from '#server/domain/study/section-results.ts';
import { missionsOf } from './missions.ts';
import { sectionStates, shareOf } from './section-states.ts';

const section = (id: string) => ({ id, kind: 'practice' as const, module_id: id, title: id, minutes: 10 });
const LESSONS = [
  { id: 'one', title: 'One', sections: [section('a'), section('b')] },
  { id: 'two', title: 'Two', sections: [section('c'), section('d')] },
];
const states = (statuses: Record<string, 1 | 2>) =>
  sectionStates(
    LESSONS,
    new Map(
      LESSONS.map(({ id, sections }) => [
        id,
        sections.flatMap((own): SectionResult[] => {
          const status = statuses[own.id];
          return status
            ? [
                {
                  section_id: own.id,
                  module_id: own.module_id,
                  status,
                  attempt_id: null,
                  completed_at: status === 2 ? 1 : null,
                },
              ]
            : [];
        }),
      ]),
    ),
  );

const NO_FACTS = new Map();

describe('missionsOf', () => {
  it.each([
    ['nothing done', {}, 3, ['a', 'b', 'c'], 4],
    ['one done', { a: 2 }, 3, ['b', 'c', 'd'], 3],
    ['one begun further on', { a: 2, d: 1 }, 2, ['d', 'b'], 3],
    ['all done', { a: 2, b: 2, c: 2, d: 2 }, 3, [], 0],
  ] as const)('%s', (_, statuses, limit, ids, left) => {
    const found = missionsOf(states(statuses), NO_FACTS, limit);
    expect(found.missions.map(({ section_id }) => section_id)).toEqual(ids);
    expect(found.left).toBe(left);
  });

  it('names the lesson, whether it was begun, and what it trains', () => {
    const facts = new Map([['c', { questionCount: 1, keyMarks: 1, skills: new Set(['writing'] as const) }]]);
    expect(missionsOf(states({ c: 1 }), facts, 1).missions[0]).toMatchObject({
      lesson_id: 'two',
      lesson_title: 'Two',
      begun: true,
      skills: ['writing'],
    });
  });
});

describe('shareOf', () => {
  it('divides the completed total by the overall total', () => {
    expect(shareOf(states({ a: 2, b: 1 }), (state) => state.section.minutes)).toEqual({
      completed: 10,
      total: 40,
    });
  });
});
