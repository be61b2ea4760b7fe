// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { db } from '../database/db.ts';
import { isOf, pending, rowsOf } from './pending.ts';
import { saveCommand } from './save-command.ts';
import { inSlot } from './slots.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const MINH = '019aa000-0000-7000-8000-000000000002';
const ONE = '019aa000-0000-7000-8000-0000000000a1';
const OTHER = '019aa000-0000-7000-8000-0000000000a2';

const answering = ENDPOINTS.practice.updateSingleAnswer;
const handingIn = ENDPOINTS.practice.submit;
const reporting = ENDPOINTS.questionReport.reportOwn;

const clock = { at: 1, skew: 0 };
const answer = (attempt_id: string, question_id: string, owner = LAN) =>
  saveCommand(answering, {
    owner,
    body: {
      attempt_id,
      practice_id: 'p',
      question_id,
      answer: { type_code: 'free_text', text: 'x' },
      ...clock,
    },
    label: question_id,
  });
const submit = (attempt_id: string) =>
  saveCommand(handingIn, { owner: LAN, body: { attempt_id, practice_id: 'p', ...clock }, label: 'nộp' });

beforeEach(() => db.commands.clear());

describe('the pending rows of a command', () => {
  it('are found by the fields of its slot, of which the first ones are enough', async () => {
    await answer(ONE, 'q1');
    await answer(ONE, 'q10');
    await answer(OTHER, 'q1');
    const labels = async (at: Parameters<typeof rowsOf<typeof answering>>[1]) =>
      (await rowsOf([answering], at)).map(({ slot }) => slot);
    expect(await labels({ attempt_id: ONE, question_id: 'q1' })).toEqual([`answer:${ONE}:q1`]);
    expect(await labels({ attempt_id: ONE })).toEqual([`answer:${ONE}:q1`, `answer:${ONE}:q10`]);
    expect(await labels({ attempt_id: ONE.slice(0, -1) })).toEqual([]);
  });

  it('are those of one owner if it is given, in the order they were saved', async () => {
    await submit(OTHER);
    await answer(ONE, 'q1');
    await answer(ONE, 'q2', MINH);
    await submit(ONE);
    const rows = await pending([answering, handingIn], { owner: LAN });
    expect(rows.map(({ operation }) => operation)).toEqual([
      'practice.submit',
      'practice.updateSingleAnswer',
      'practice.submit',
    ]);
    expect(await rowsOf([answering], { owner: MINH, attempt_id: ONE })).toHaveLength(1);
    expect(await rowsOf([reporting], { owner: LAN })).toEqual([]);
  });

  it('have the content and type that the contract gives their operation', async () => {
    await submit(ONE);
    const [row] = await pending([handingIn], { attempt_id: ONE });
    expectTypeOf(row?.body.practice_id).toEqualTypeOf<string | undefined>();
    expect(row?.body).toEqual({ attempt_id: ONE, practice_id: 'p', ...clock });
  });

  it('leave out rows that cannot be read, which stay, count and are sent first all the same', async () => {
    await answer(ONE, 'q1');
    await db.commands.toCollection().modify({ body: { from: 'a newer app' } });
    expect(await pending([answering], { attempt_id: ONE })).toEqual([]);
    expect(await rowsOf([answering], { attempt_id: ONE })).toMatchObject([{ body: { from: 'a newer app' } }]);
    expect(await db.commands.count()).toBe(1);
  });

  it('leave out those of another operation in a slot of the same name', async () => {
    const exam = inSlot(ENDPOINTS.examTaking.updateAnswer, 'answer');
    await answer(ONE, 'q1');
    const [row] = await rowsOf([answering], { attempt_id: ONE });
    if (!row) throw new Error('nothing was saved');
    expect(isOf(row, exam, { attempt_id: ONE })).toBe(false);
    expect(await rowsOf([exam], { attempt_id: ONE })).toEqual([]);
  });
});
