import { describe, expect, it } from 'vitest';
import type { ActivationStatus } from '#contract/course.ts';
import { type Choices, cardsAfter, nextStep, type OpenTalk, type TodayCourse } from './next-step.ts';

const lesson = (place = 2, progress: 0 | 1 | 2 = 0) => ({
  id: `bai-${place}`,
  title: `Bài ${place}`,
  minutes: 25,
  place,
  progress,
});
const course = (id: string, status: ActivationStatus, more: Partial<TodayCourse> = {}): TodayCourse => ({
  id,
  name: id,
  course_activation_status: status,
  next_lesson: status === 1 ? lesson() : null,
  lesson_count: 10,
  last_studied_on: null,
  ...more,
});
const NOTHING: Choices = {
  offline: null,
  recording: null,
  exam: null,
  meeting: null,
  exercise: null,
  talk: null,
  dueCards: 0,
  begunHere: [],
  courses: [],
  done: {},
  freeCourse: null,
  hasLevel: true,
  placementMinutes: null,
};
const free = { id: 'free', name: 'Bước đầu' };
const exam = { to: '/input-test/practice-test?test=reading-1', title: 'Reading 1', minutesLeft: 12 };
const exercise = { to: '/practice/ong', title: 'Bees', question: 4, of: 9, lastAt: 2_000 };
const talk: OpenTalk = {
  to: '/virtual-speaking-practice/speaking-weekends',
  title: 'Cuối tuần',
  place: { by: 'question', at: 3, of: 5 },
  minutes: 6,
  lastAt: 1_000,
};
const meeting = { classId: 'a', className: 'Lớp', title: 'Buổi 3', startsAt: 0, endsAt: 5_400_000 };
const ALL: Choices = {
  offline: null,
  recording: '/practice/ong',
  exam,
  exercise,
  talk,
  meeting,
  dueCards: 12,
  begunHere: [],
  courses: [course('a', 1)],
  done: {},
  freeCourse: free,
  hasLevel: false,
  placementMinutes: null,
};

describe('nextStep', () => {
  it.each<[string, Partial<Choices>, object]>([
    ['a recording that was cut off', {}, { kind: 'recording', to: '/practice/ong' }],
    ['then a running test', { recording: null }, { kind: 'exam', exam, minutes: 12 }],
    [
      'then a lesson with a teacher',
      { recording: null, exam: null },
      { kind: 'class', meeting, minutes: 90 },
    ],
    [
      'then an open practice',
      { recording: null, exam: null, meeting: null },
      { kind: 'exercise', exercise, minutes: 9 },
    ],
    [
      'then a talk that was left before it',
      { recording: null, exam: null, meeting: null, exercise: null },
      { kind: 'talk', talk, minutes: 4 },
    ],
    [
      'of both the one worked on last',
      { recording: null, exam: null, meeting: null, talk: { ...talk, lastAt: 2_001 } },
      { kind: 'talk' },
    ],
    [
      'then the next lesson, before due cards',
      { recording: null, exam: null, meeting: null, exercise: null, talk: null },
      { kind: 'lesson', minutes: 25, begun: true, lesson: { id: 'bai-2' } },
    ],
  ])('puts first %s', (_, without, expected) => {
    expect(nextStep({ ...ALL, ...without })).toMatchObject(expected);
  });

  it.each<[string, OpenTalk['place'], number]>([
    ['at its first question', { by: 'question', at: 1, of: 5 }, 12],
    ['at its last question', { by: 'question', at: 5, of: 5 }, 3],
    ['with everything said, to be handed in', { by: 'question', at: 6, of: 5 }, 1],
    ['in its second part', { by: 'part', at: 2, of: 3 }, 8],
    ['on another device', null, 12],
  ])('says how long a talk takes %s', (_, place, minutes) => {
    const open = { ...talk, place, minutes: 12 };
    expect(nextStep({ ...NOTHING, talk: open })).toEqual({ kind: 'talk', talk: open, minutes });
  });

  it.each<[string, Partial<Choices>, object]>([
    [
      'the course studied last',
      {
        courses: [
          course('a', 1, { last_studied_on: '2026-11-01' }),
          course('b', 1, { last_studied_on: '2026-11-20' }),
          course('c', 1),
        ],
      },
      { kind: 'lesson', course: { id: 'b' } },
    ],
    [
      'the other course, when one is finished',
      {
        courses: [course('a', 1, { next_lesson: null, last_studied_on: '2026-11-20' }), course('b', 1)],
      },
      { kind: 'lesson', course: { id: 'b' } },
    ],
    [
      'the first lesson of a course as a beginning',
      { courses: [course('a', 1, { next_lesson: lesson(1) })] },
      { kind: 'lesson', begun: false },
    ],
    [
      'what is left of the first lesson, of which a part was done today',
      {
        courses: [course('a', 1, { next_lesson: lesson(1) })],
        done: { 'section:bai-1/x': 8, 'test:bai-1': 60 },
      },
      { kind: 'lesson', begun: true, minutes: 17 },
    ],
    [
      'nothing more of a lesson that was completed today',
      { courses: [course('a', 1)], done: { 'section:bai-2/x': 25 } },
      { kind: 'lesson', minutes: 0 },
    ],
    [
      'the first lesson, already opened, as begun',
      { courses: [course('a', 1, { next_lesson: lesson(1, 1) })] },
      { kind: 'lesson', begun: true },
    ],
    [
      'the first lesson, of which something waits to be sent, as begun',
      { courses: [course('a', 1, { next_lesson: lesson(1) })], begunHere: ['bai-1'] },
      { kind: 'lesson', begun: true, minutes: 25 },
    ],
    [
      'a granted course before the placement test',
      { hasLevel: false, courses: [course('a', 2)] },
      { kind: 'activate', course: { id: 'a' } },
    ],
    [
      'the placement test for who has no level',
      { hasLevel: false, freeCourse: free, placementMinutes: 40 },
      { kind: 'placement', minutes: 40 },
    ],
    [
      'the next course, when all is done',
      { courses: [course('a', 1, { next_lesson: null })], freeCourse: free },
      { kind: 'all-done', course: { id: 'a' } },
    ],
    ['the free course', { freeCourse: free }, { kind: 'free-course', course: free }],
    [
      'the free course after another one expired',
      { courses: [course('a', 10)], freeCourse: free },
      { kind: 'free-course' },
    ],
    ['the expired course', { courses: [course('a', 10)] }, { kind: 'expired', course: { id: 'a' } }],
    ['nothing at all', {}, { kind: 'no-course', minutes: null }],
  ])('otherwise offers %s', (_, part, expected) => {
    expect(nextStep({ ...NOTHING, ...part })).toMatchObject(expected);
  });

  it.each([
    [1, 1, 2],
    [9, 9, 2],
    [1, 40, 60],
  ])('an exercise at question %d of %d takes %d minutes', (question, of, minutes) => {
    expect(nextStep({ ...NOTHING, exercise: { ...exercise, question, of } })?.minutes).toBe(minutes);
  });

  it.each<[string, Partial<Choices>, object]>([
    ['a free course', { freeCourse: free }, { kind: 'free-course' }],
    ['the placement test', { hasLevel: false }, { kind: 'placement' }],
    ['a course that waits', { courses: [course('a', 2)] }, { kind: 'activate' }],
    [
      'nothing but another course to choose',
      { courses: [course('a', 1, { next_lesson: null })] },
      { kind: 'cards' },
    ],
    ['nothing but a course to buy', { courses: [course('a', 10)] }, { kind: 'cards', count: 12, minutes: 6 }],
    ['nothing', {}, { kind: 'cards' }],
  ])('with due cards and %s to learn', (_, part, expected) => {
    expect(nextStep({ ...NOTHING, ...part, dueCards: 12 })).toMatchObject(expected);
  });

  const here = (id: string, isDone = false) => ({ id, title: id, isDone });
  it.each<[string, Partial<Choices>, object | null]>([
    [
      'the next lesson of a course, which is here',
      { courses: [course('a', 1)], offline: [here('bai-9'), here('bai-2')] },
      { kind: 'lesson', lesson: { id: 'bai-2' } },
    ],
    [
      'another lesson, where the next one is not here',
      { courses: [course('a', 1)], offline: [here('bai-1', true), here('bai-9')] },
      { kind: 'lesson-here', lesson: { id: 'bai-9' } },
    ],
    [
      'another one, where the next one was completed a moment ago',
      {
        courses: [course('a', 1)],
        done: { 'section:bai-2/x': 25 },
        offline: [here('bai-2', true), here('bai-3')],
      },
      { kind: 'lesson-here', lesson: { id: 'bai-3' } },
    ],
    ['a lesson although no course is known', { offline: [here('bai-9')] }, { kind: 'lesson-here' }],
    [
      'cards, where all lessons here are done',
      { offline: [here('a', true)], dueCards: 3 },
      { kind: 'cards' },
    ],
    [
      'a completed lesson, where nothing else is here',
      { offline: [here('a', true)] },
      { kind: 'lesson-here' },
    ],
    ['what is unfinished first', { offline: [here('a')], exercise }, { kind: 'exercise' }],
    ['no placement test or course', { offline: [], hasLevel: false, freeCourse: free }, null],
  ])('with no network offers %s', (_, part, expected) => {
    const step = nextStep({ ...NOTHING, ...part });
    if (expected) expect(step).toMatchObject(expected);
    else expect(step).toBeNull();
  });

  it('names due cards second, once', () => {
    const lessonFirst = nextStep({ ...NOTHING, courses: [course('a', 1)], dueCards: 12 });
    expect(cardsAfter(lessonFirst, 12)).toBe(12);
    expect(cardsAfter(nextStep({ ...NOTHING, dueCards: 12 }), 12)).toBe(0);
  });
});
