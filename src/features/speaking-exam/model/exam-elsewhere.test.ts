import { describe, expect, it } from 'vitest';
import type { ExamPreparation } from '../api/preparation.ts';
import { chosenExam, compareExam, type ExamStanding } from './exam-elsewhere.ts';
import { type ExamProgress, FRESH } from './exam-progress.ts';
import type { StoredExam } from './stored-exam.ts';

const HERE = '019aa000-0000-7000-8000-0000000000a1';
const THERE = '019aa000-0000-7000-8000-0000000000b1';

const exam = (progress: Partial<ExamProgress> = {}): StoredExam => ({
  attemptId: HERE,
  progress: { ...FRESH.progress, ...progress },
  notes: 'bún bò',
});
const standing = (given: Partial<ExamStanding> = {}): ExamStanding => ({
  attempt_id: THERE,
  begun_at: 1_000,
  at: 2_000,
  answered: 6,
  parts: [1],
  ...given,
});
const known = (given: Partial<ExamPreparation> = {}): ExamPreparation => ({
  ...{ is_prepared: true, prepared_at: 1, under_way: null, own: null, ...given },
});
const own = (state: NonNullable<ExamPreparation['own']>['state'], parts: ExamStanding['parts'] = [1]) => ({
  ...standing({ attempt_id: HERE, parts }),
  state,
});

const NEW = exam();
const IN_PART_1 = exam({ opened: [1], current: 'home.q3', elapsed: { 1: 90_000, 2: 0, 3: 0 } });
const IN_PART_2 = exam({
  ...{ opened: [1, 2], current: 'meal.card', elapsed: { 1: 240_000, 2: 9_000, 3: 0 }, handedIn: [1] },
});

describe('compareExam', () => {
  it.each<[string, StoredExam, ExamPreparation | null]>([
    ['new here, and nothing is known', NEW, null],
    ['new here, and nothing was begun elsewhere', NEW, known()],
    [
      'new here, and elsewhere it was begun anew and left at once',
      NEW,
      known({ under_way: standing({ answered: 0, parts: [] }) }),
    ],
    [
      'brought here a moment ago',
      NEW,
      known({ under_way: standing({ attempt_id: HERE }), own: own('open', []) }),
    ],
    ['begun here with no network since', IN_PART_1, null],
    ['begun here, and nothing of it has arrived', IN_PART_1, known()],
    ['begun here, whatever else is under way', IN_PART_1, known({ under_way: standing() })],
    ['begun here, and the server knows as much', IN_PART_2, known({ own: own('open', [1]) })],
    ['begun here, and the server knows less', IN_PART_2, known({ own: own('open', []) })],
  ])('leaves a test as it is: %s', (_, stored, answer) => {
    expect(compareExam(stored, answer)).toEqual({ exam: stored, elsewhere: null, over: null });
  });

  it('says that a test was begun elsewhere, and lets the learner choose', () => {
    const there = standing();
    const compared = compareExam(NEW, known({ under_way: there }));
    expect(compared).toEqual({ exam: NEW, elsewhere: { kind: 'begun', standing: there }, over: null });
  });

  it.each<[string, StoredExam, ExamStanding['parts'], Partial<ExamProgress>, object]>([
    [
      'in the part under way here',
      IN_PART_2,
      [1, 2],
      { handedIn: [1, 2], current: null },
      { parts: [2], next: 3 },
    ],
    [
      'before the part under way here',
      exam({ opened: [1, 2], handedIn: [], current: null, elapsed: { 1: 1, 2: 0, 3: 0 } }),
      [1],
      { handedIn: [1], current: null },
      { parts: [1], next: 2 },
    ],
    [
      'after the part under way here, which is still to be handed in',
      IN_PART_1,
      [2],
      { handedIn: [2], current: 'home.q3' },
      { parts: [2], next: 1 },
    ],
  ])('goes on from what was handed in elsewhere: %s', (_, stored, parts, progress, elsewhere) => {
    const compared = compareExam(stored, known({ own: own('open', parts) }));
    expect(compared.exam).toEqual({ ...stored, progress: { ...stored.progress, ...progress } });
    expect(compared.elsewhere).toEqual({ kind: 'further', ...elsewhere });
    expect(compared.over).toBeNull();
  });

  it.each([
    ['submitted', null, { kind: 'finished', attemptId: HERE }],
    ['submitted', standing(), { kind: 'begun' }],
    ['given_up', null, null],
    ['given_up', standing(), { kind: 'begun' }],
  ] as const)('begins a new attempt where this one was %s elsewhere', (state, under_way, elsewhere) => {
    const compared = compareExam(IN_PART_2, known({ under_way, own: own(state) }));
    expect(compared.exam).toMatchObject({ progress: FRESH.progress, notes: '' });
    expect(compared.exam.attemptId).not.toBe(HERE);
    expect(compared.over).toEqual({ attemptId: HERE, state });
    if (elsewhere) expect(compared.elsewhere).toMatchObject(elsewhere);
    else expect(compared.elsewhere).toBeNull();
  });
});

describe('chosenExam', () => {
  const begun = { kind: 'begun', standing: standing({ parts: [1, 2] }) } as const;

  it('is the same attempt, from its first part that was not handed in', () => {
    expect(chosenExam(NEW, begun, 'go-on')).toEqual({
      attemptId: THERE,
      progress: { ...FRESH.progress, handedIn: [1, 2] },
      notes: '',
    });
  });

  it('is a new one in its place', () => {
    expect(chosenExam(NEW, begun, 'anew')).toEqual({ ...NEW, instead: THERE });
  });

  it('is nothing else before the choice, or where there is none', () => {
    expect(chosenExam(NEW, begun, null)).toBe(NEW);
    expect(chosenExam(NEW, null, 'go-on')).toBe(NEW);
  });
});
