import { afterEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { STEP_UP_HEADER } from '#contract/protocol/envelope.ts';
import { fakeApi, refused } from '#tests/support/fake-api.ts';
import { answerCodeRequest, callAsStaff, callAsStaffOrThrow, useStaffCode } from './staff-code.ts';

const api = fakeApi();
const { newRecoveryCodes } = ENDPOINTS.staff;
const { site } = ENDPOINTS.operatorOperations;
const codes = { recovery_codes: ['ABCD-EFGH-JKMN'] };
const open = { is_closed: false, until: null };
const isAsked = (): boolean => useStaffCode.getState().asked;

afterEach(() => answerCodeRequest(false));

async function untilAsked(): Promise<void> {
  await expect.poll(isAsked).toBe(true);
}

it('a call goes through without a question while the session is open', async () => {
  api.answer(site, open);
  expect(await callAsStaffOrThrow(site, {})).toEqual(open);
  expect(isAsked()).toBe(false);
});

it('several calls wait for one code, and are made again once it is entered', async () => {
  api.refuse(site, 'SECOND_FACTOR_REQUIRED');
  const both = Promise.all([callAsStaff(site, {}), callAsStaff(site, {})]);
  await expect.poll(() => api.callsOf(site).length).toBe(2);
  await untilAsked();
  api.answer(site, open);
  answerCodeRequest(true);
  expect((await both).map(({ success }) => success)).toEqual([true, true]);
  expect([isAsked(), api.callsOf(site).length]).toEqual([false, 4]);
});

it('without a code the refusal stays, and nothing is sent again', async () => {
  api.refuse(site, 'SECOND_FACTOR_REQUIRED');
  const refused = callAsStaffOrThrow(site, {}).catch((error: unknown) => error);
  await untilAsked();
  answerCodeRequest(false);
  expect(await refused).toMatchObject({ failure: { code: 'SECOND_FACTOR_REQUIRED' } });
  expect(api.callsOf(site)).toHaveLength(1);
});

it('any other refusal asks for nothing', async () => {
  api.refuse(site, 'FORBIDDEN');
  expect(await callAsStaff(site, {})).toMatchObject({ success: false, code: 'FORBIDDEN' });
  expect(isAsked()).toBe(false);
});

/** Enters a code in the dialog's place. @returns what it says of it */
async function enter(code: string): Promise<string | null> {
  await untilAsked();
  const fresh = useStaffCode.getState().fresh;
  if (!fresh) throw new Error('no code of its own was asked for');
  const wrong = await fresh(code);
  if (wrong === null) answerCodeRequest(true);
  return wrong;
}
const sentCodes = () => api.callsOf(newRecoveryCodes).map(({ headers }) => headers.get(STEP_UP_HEADER));

it('a call with a code of its own asks before it is made, again after a wrong one, and each time anew', async () => {
  api.answerWith(newRecoveryCodes, ({ headers }) =>
    headers.get(STEP_UP_HEADER) === '000000' ? refused('SECOND_FACTOR_WRONG') : codes,
  );
  const both = Promise.all([callAsStaff(newRecoveryCodes, {}), callAsStaff(newRecoveryCodes, {})]);
  await untilAsked();
  expect(api.callsOf(newRecoveryCodes)).toEqual([]);
  expect(await enter('000000')).toMatch(/Mã không đúng/);
  expect(await enter('111111')).toBeNull();
  expect(await enter('222222')).toBeNull();
  expect((await both).map(({ success }) => success)).toEqual([true, true]);
  expect(sentCodes()).toEqual(['000000', '111111', '222222']);
});

it('a call with a code of its own is not made without one', async () => {
  const result = callAsStaff(newRecoveryCodes, {});
  await untilAsked();
  answerCodeRequest(false);
  expect(await result).toMatchObject({ success: false, code: 'FRESH_CODE_REQUIRED' });
  expect(sentCodes()).toEqual([]);
});
