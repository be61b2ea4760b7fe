import { afterEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { answerCodeRequest, callAsStaff, callAsStaffOrThrow, useStaffCode } from './staff-code.ts';

const api = fakeApi();
const { newRecoveryCodes } = ENDPOINTS.staff;
const codes = { recovery_codes: ['ABCD-EFGH-JKMN'] };
const isAsked = (): boolean => useStaffCode.getState().asked;

afterEach(() => answerCodeRequest(false));

async function untilAsked(): Promise<void> {
  await expect.poll(isAsked).toBe(true);
}

it('a call goes through without a question while the session is open', async () => {
  api.answer(newRecoveryCodes, codes);
  expect(await callAsStaffOrThrow(newRecoveryCodes, {})).toEqual(codes);
  expect(isAsked()).toBe(false);
});

it('several calls wait for one code, and are made again once it is entered', async () => {
  api.refuse(newRecoveryCodes, 'SECOND_FACTOR_REQUIRED');
  const both = Promise.all([callAsStaff(newRecoveryCodes, {}), callAsStaff(newRecoveryCodes, {})]);
  await expect.poll(() => api.callsOf(newRecoveryCodes).length).toBe(2);
  await untilAsked();
  api.answer(newRecoveryCodes, codes);
  answerCodeRequest(true);
  expect((await both).map(({ success }) => success)).toEqual([true, true]);
  expect([isAsked(), api.callsOf(newRecoveryCodes).length]).toEqual([false, 4]);
});

it('without a code the refusal stays, and nothing is sent again', async () => {
  api.refuse(newRecoveryCodes, 'SECOND_FACTOR_REQUIRED');
  const refused = callAsStaffOrThrow(newRecoveryCodes, {}).catch((error: unknown) => error);
  await untilAsked();
  answerCodeRequest(false);
  expect(await refused).toMatchObject({ failure: { code: 'SECOND_FACTOR_REQUIRED' } });
  expect(api.callsOf(newRecoveryCodes)).toHaveLength(1);
});

it('any other refusal asks for nothing', async () => {
  api.refuse(newRecoveryCodes, 'FORBIDDEN');
  expect(await callAsStaff(newRecoveryCodes, {})).toMatchObject({ success: false, code: 'FORBIDDEN' });
  expect(isAsked()).toBe(false);
});
