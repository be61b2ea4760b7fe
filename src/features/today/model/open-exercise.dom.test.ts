import 'fake-indexeddb/auto';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { practiceQuestions } from '#src/shared/queries/exercises.ts';
import { lessonAssets } from '#src/shared/queries/lesson.ts';
import { reviseQuestions } from '#src/shared/queries/revise-questions.ts';
import { newQueryClient } from '#tests/support/render-app.tsx';
import { begunExercises, openExercise } from './open-exercise.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const DAY_MS = 86_400_000;

let client: QueryClient;
let attempts = 0;

/** A stored practice and a stored revise set of three questions each, in one lesson. */
beforeEach(async () => {
  await Promise.all([db.attempts.clear(), db.answers.clear()]);
  client = newQueryClient();
  const questions = ['q3', 'q1', 'q2'].map((id) => ({
    id,
    position: Number(id.slice(1)),
    folder_id: 'f',
    folder_name: 'F',
    last_answer: null,
  }));
  client.setQueryData<unknown>(practiceQuestions('ong').queryKey, {
    practice: { title: 'Bees', lesson_id: 'bai', is_reported: false },
    questions,
  });
  client.setQueryData<unknown>(reviseQuestions('on').queryKey, {
    revise: { title: 'Ôn thì', lesson_id: 'bai' },
    questions: questions.toSorted((a, b) => a.position - b.position),
    total: 3,
  });
});

const section = (id: string, kind: string, module_id: string) => ({
  id,
  kind,
  module_id,
  title: id,
  minutes: 10,
});
const storeLesson = (completed_at: number | null): void =>
  void client.setQueryData<unknown>(lessonAssets('bai').queryKey, {
    list_section: [section('luyen', 'practice', 'ong'), section('on-tap', 'revise', 'on')],
    user_result: {
      lesson_section_result: [
        { section_id: 'luyen', module_id: 'ong', status: 2, attempt_id: null, stars: null, completed_at },
      ],
    },
  });

async function begin(practiceId: string, answered: string[], at = NOW, submittedAt: number | null = null) {
  const id = `attempt-${++attempts}`;
  await putAttempt({ id, owner: LAN, practiceId, openedAt: at, submittedAt });
  for (const questionId of answered)
    await putAnswer({
      attemptId: id,
      questionId,
      owner: LAN,
      answer: { type_code: 'free_text', text: 'x' },
      savedAt: at,
    });
}

const open = async () => openExercise(client, await begunExercises(LAN, NOW));

describe('openExercise', () => {
  it.each<[string, () => Promise<void>, object | null]>([
    ['none begun', async () => undefined, null],
    ['one opened, without an answer', () => begin('ong', []), null],
    ['one submitted', () => begin('ong', ['q1'], NOW, NOW), null],
    [
      'a practice, at its first open question in the order shown',
      () => begin('ong', ['q1']),
      { to: '/practice/ong', title: 'Bees', question: 2, of: 3 },
    ],
    [
      'a practice with every answer, which still has to be submitted',
      () => begin('ong', ['q1', 'q2', 'q3']),
      { title: 'Bees', question: 3 },
    ],
    ['a revise set', () => begin('on', ['q1', 'q2']), { to: '/revise/on', title: 'Ôn thì', question: 3 }],
    ['a revise set that is all answered', () => begin('on', ['q1', 'q2', 'q3']), null],
    ['one left alone for two weeks', () => begin('ong', ['q1'], NOW - 14 * DAY_MS), null],
    ['one that is not on this device', () => begin('khac', ['q1']), null],
  ])('%s', async (_, prepare, expected) => {
    await prepare();
    const found = await open();
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeNull();
  });

  it('takes the one worked on last', async () => {
    await begin('on', ['q1'], NOW);
    await begin('ong', ['q1'], NOW - DAY_MS);
    expect(await open()).toMatchObject({ title: 'Ôn thì' });
  });

  it('opens it at its place in the lesson, unless it was finished elsewhere meanwhile', async () => {
    await begin('on', ['q1']);
    storeLesson(null);
    expect(await open()).toMatchObject({ to: '/revise/on?lesson=bai&section=on-tap' });
    await begin('ong', ['q1'], NOW + 1);
    storeLesson(NOW + 2);
    expect(await open()).toMatchObject({ title: 'Ôn thì' });
  });
});
