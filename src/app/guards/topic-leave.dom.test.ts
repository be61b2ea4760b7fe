import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { signIn } from '#tests/support/render-app.tsx';
import { hasTopicLeave } from './topic-leave.ts';

const { isAllowed } = ENDPOINTS.speakingRoom;
const api = fakeApi();

beforeEach(() => signIn());

it.each([true, false])('is the server’s answer: %s', async (is_allowed) => {
  api.answer(isAllowed, { is_allowed });
  expect(await hasTopicLeave('speaking-weekends')).toBe(is_allowed);
  expect(api.callsOf(isAllowed).map(({ params }) => params)).toEqual([{ id: 'speaking-weekends' }]);
});

it('stays on the device: with no network, what was allowed opens again', async () => {
  api.answer(isAllowed, { is_allowed: true });
  await hasTopicLeave('speaking-weekends');
  queryClient.clear();
  api.noNetwork();
  expect(await hasTopicLeave('speaking-weekends')).toBe(true);
});

it('is asked for again where it was refused before', async () => {
  api.answer(isAllowed, { is_allowed: false });
  expect(await hasTopicLeave('speaking-weekends')).toBe(false);
  api.answer(isAllowed, { is_allowed: true });
  expect(await hasTopicLeave('speaking-weekends')).toBe(true);
});

it('is not known with no network and nothing stored, or while the server is in trouble', async () => {
  api.noNetwork();
  expect(await hasTopicLeave('speaking-weekends')).toBeNull();
  api.refuse(isAllowed, 'UNAVAILABLE');
  expect(await hasTopicLeave('speaking-weekends')).toBeNull();
});

it('is refused for a set that does not exist', async () => {
  api.refuse(isAllowed, 'NOT_FOUND');
  expect(await hasTopicLeave('speaking-weekends')).toBe(false);
});
