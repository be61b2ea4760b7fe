// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { answersOf, attemptsOf, openAttempt, putAnswer } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { bringWork, mergeWork, NOTHING_BROUGHT } from './bring-work.ts';
import { saveAnswer } from './save-answer.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const OTHER = '019aa000-0000-7000-8000-0000000000e1';
const PLACE = { owner: LAN, exerciseId: 'bai', keepsFirst: false };
const NOW = 1_795_000_000_000;
const api = fakeApi();

const text = (words: string): Answer => ({ type_code: 'free_text', text: words });
type Ended = NonNullable<Parameters<typeof mergeWork>[1]['ended']>;
const served = (
  answers: Record<string, [words: string, at: number]>,
  ended: Ended | null = null,
  id = OTHER,
) => ({
  attempt_id: Object.keys(answers).length > 0 ? id : null,
  answers: Object.entries(answers).map(([question_id, [words, at]]) => ({
    question_id,
    answer: text(words),
    at: NOW + at,
  })),
  ended,
});

/** Answers on this device, in an attempt of its own. */
async function here(answers: Record<string, [words: string, at: number]>): Promise<string> {
  const { id } = await openAttempt(LAN, 'bai');
  for (const [questionId, [words, at]] of Object.entries(answers))
    await putAnswer({ attemptId: id, questionId, owner: LAN, answer: text(words), savedAt: NOW + at });
  return id;
}

async function onDevice() {
  const open = (await attemptsOf(LAN, 'bai')).findLast(({ submittedAt }) => submittedAt === null);
  const rows = open ? await answersOf(open.id) : [];
  return {
    id: open?.id ?? null,
    answers: Object.fromEntries(
      rows.map(({ questionId, answer, elsewhere }) => [
        questionId,
        `${answer.type_code === 'free_text' ? answer.text : ''}${elsewhere ? ' from elsewhere' : ''}`,
      ]),
    ),
  };
}

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));

describe('the work of another device', () => {
  it('becomes this device’s where it has none, as the same attempt', async () => {
    const brought = await mergeWork(PLACE, served({ a: ['x', 1], b: ['y', 5] }), 100);
    expect(brought).toEqual({ ...NOTHING_BROUGHT, answers: 2, lastAt: NOW + 5 - 100 });
    expect(await onDevice()).toEqual({
      id: OTHER,
      answers: { a: 'x from elsewhere', b: 'y from elsewhere' },
    });
    expect(await mergeWork(PLACE, served({ a: ['x', 1], b: ['y', 5] }), 100)).toEqual(NOTHING_BROUGHT);
  });

  it('takes the place of an attempt in which nothing was done', async () => {
    await here({});
    await mergeWork(PLACE, served({ a: ['x', 1] }), 0);
    expect(await onDevice()).toEqual({ id: OTHER, answers: { a: 'x from elsewhere' } });
    expect(await db.attempts.count()).toBe(1);
  });

  it('is merged into an attempt of this device, the newer answer to each question', async () => {
    const id = await here({ a: ['old', 1], b: ['new', 5] });
    const brought = await mergeWork(PLACE, served({ a: ['newer', 2], b: ['older', 4], c: ['more', 3] }), 0);
    expect(brought).toEqual({ ...NOTHING_BROUGHT, answers: 2, lastAt: NOW + 3 });
    expect(await onDevice()).toEqual({
      id,
      answers: { a: 'newer from elsewhere', b: 'new', c: 'more from elsewhere' },
    });
  });

  it.each([
    ['slow by a minute: its answer is newer than it says', 60_000, 'here'],
    ['right', 0, 'there from elsewhere'],
  ])('is compared by the clock of the server, on a device whose clock is %s', async (_, skew, stands) => {
    await here({ a: ['here', 0] });
    await mergeWork(PLACE, served({ a: ['there', 30_000] }), skew);
    expect((await onDevice()).answers).toEqual({ a: stands });
  });

  it('leaves what is answered once as it is', async () => {
    await here({ a: ['first', 1] });
    await mergeWork({ ...PLACE, keepsFirst: true }, served({ a: ['second', 2], b: ['x', 2] }), 0);
    expect((await onDevice()).answers).toEqual({ a: 'first', b: 'x from elsewhere' });
  });

  it('is not brought back once it was handed in here', async () => {
    await mergeWork(PLACE, served({ a: ['x', 1] }), 0);
    await db.attempts.update(OTHER, { submittedAt: NOW + 2 });
    expect(await mergeWork(PLACE, served({ a: ['y', 3] }), 0)).toEqual(NOTHING_BROUGHT);
    expect((await onDevice()).id).toBeNull();
  });

  it.each([
    ['handed in after the last answer here', { by: 'submitted', at: NOW + 9 }, 'submitted'],
    ['handed in before the last answer here, which arrives late', { by: 'submitted', at: NOW }, 'submitted'],
    ['given up', { by: 'given_up', at: NOW + 9 }, 'given_up'],
    ['begun again', { by: 'restarted', at: NOW + 9 }, 'restarted'],
    ['begun again before', { by: 'restarted', at: NOW }, null],
  ] as const)('%s ends this device’s, or does not', async (_, ended, over) => {
    const id = await here({ a: ['x', 1] });
    expect((await mergeWork(PLACE, served({}, ended), 0)).ended).toBe(over);
    expect((await onDevice()).id).toBe(over === null ? id : null);
  });
});

describe('what was handed in on another device', () => {
  const handedIn = (leftOut: number, at = NOW + 9) =>
    served({}, { by: 'given_up', at, submitted_as: OTHER, left_out: leftOut });

  it('is the submitted attempt here, too, with what was answered in it', async () => {
    await here({ a: ['x', 1] });
    const submitted = { ...NOTHING_BROUGHT, ended: 'submitted', submittedAs: OTHER };
    expect(await mergeWork(PLACE, handedIn(0, NOW + 900), 100)).toEqual(submitted);
    expect((await onDevice()).id).toBeNull();
    expect(await attemptsOf(LAN, 'bai')).toMatchObject([{ id: OTHER, submittedAt: NOW + 900 - 100 }]);
    expect((await answersOf(OTHER)).map(({ answer }) => answer)).toEqual([text('x')]);
  });

  it.each([
    ['that was answered here since', 0, NOW],
    ['that reached the server too late for it', 1, NOW + 9],
  ])('does not close what it has not: %s', async (_, leftOut, at) => {
    const id = await here({ a: ['x', 1] });
    const told = { ...NOTHING_BROUGHT, submittedAs: OTHER };
    expect(await mergeWork(PLACE, handedIn(leftOut, at), 0)).toEqual(told);
    expect(await onDevice()).toEqual({ id, answers: { a: 'x' } });
  });

  it('is known to be from elsewhere where it was answered since this device began', async () => {
    const id = await here({ a: ['x', 1] });
    await db.attempts.update(id, { openedAt: NOW });
    expect(await mergeWork(PLACE, served({ b: ['y', 5] }), 0)).toMatchObject({ isElsewhere: true });
    expect(await mergeWork(PLACE, served({ c: ['z', -5] }), 0)).toMatchObject({ isElsewhere: false });
  });
});

describe('asking for the work of another device', () => {
  const ask = () => bringWork(PLACE);

  it('brings nothing and loses nothing where the server cannot be asked', async () => {
    await here({ a: ['x', 1] });
    api.noNetwork();
    expect(await ask()).toEqual(NOTHING_BROUGHT);
    expect((await onDevice()).answers).toEqual({ a: 'x' });
  });

  it('does not ask while something that was begun again here waits to be sent', async () => {
    const body = { course_id: null, revise_id: 'bai', at: NOW, skew: 0 };
    await saveCommand(ENDPOINTS.revise.redo, { owner: LAN, body, label: 'ôn' });
    expect(await ask()).toEqual(NOTHING_BROUGHT);
    expect(api.asked()).toEqual([]);
  });

  it('keeps an attempt that was given up elsewhere as long as an answer of it has not arrived', async () => {
    const { id } = await openAttempt(LAN, 'bai');
    await saveAnswer({
      ...{ owner: LAN, attemptId: id, practiceId: 'bai', questionId: 'a' },
      ...{ answer: text('typed offline'), label: 'a' },
    });
    api.answer(ENDPOINTS.openWork.answers, served({}, { by: 'given_up', at: Date.now() + 60_000 }));
    expect(await ask()).toEqual(NOTHING_BROUGHT);
    expect(await onDevice()).toEqual({ id, answers: { a: 'typed offline' } });
    await db.commands.clear();
    expect((await ask()).ended).toBe('given_up');
  });

  it('goes on with what was done elsewhere since the end', async () => {
    await here({ a: ['x', 1] });
    api.answer(ENDPOINTS.openWork.answers, served({ a: ['anew', 20] }, { by: 'restarted', at: NOW + 10 }));
    expect(await ask()).toMatchObject({ answers: 1, ended: 'restarted' });
    expect((await onDevice()).answers).toEqual({ a: 'anew from elsewhere' });
  });
});

it('an answer is never older than the one that it replaces, whatever the clock says', async () => {
  const given = { owner: LAN, attemptId: OTHER, practiceId: 'bai', questionId: 'a', label: 'a' };
  await saveAnswer({ ...given, answer: text('first') });
  const [first] = await answersOf(OTHER);
  vi.useFakeTimers({ toFake: ['Date'], now: (first?.savedAt ?? 0) - 86_400_000 });
  await saveAnswer({ ...given, answer: text('second') });
  vi.useRealTimers();
  const [second] = await answersOf(OTHER);
  expect(second).toMatchObject({ answer: text('second'), savedAt: first?.savedAt });
});
