import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Role } from '#contract/staff.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { signIn } from '#tests/support/render-app.tsx';
import { refreshRoles, storedRoles } from './roles.ts';

const api = fakeApi();
const { me } = ENDPOINTS.staff;
const OTHER = '019aa000-0000-7000-8000-000000000002';
const answer = (...roles: Role[]): void =>
  api.answer(me, { roles, second_factor: { is_set: false, open_until: null, recovery_codes_left: 0 } });

beforeEach(() => signIn());

it('are the server’s last answer, and stay when it cannot be asked', async () => {
  answer('teacher');
  await refreshRoles();
  expect(storedRoles()).toEqual(['teacher']);
  api.noNetwork();
  await refreshRoles();
  expect(storedRoles()).toEqual(['teacher']);
});

it('belong to one learner: of another one nothing is known', async () => {
  answer('operator');
  await refreshRoles();
  signIn(OTHER);
  expect(storedRoles()).toBeNull();
});

it('are gone once the server says so', async () => {
  answer('teacher');
  await refreshRoles();
  answer();
  await refreshRoles();
  expect(storedRoles()).toEqual([]);
});
