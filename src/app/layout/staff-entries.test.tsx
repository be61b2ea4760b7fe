import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Role } from '#contract/staff.ts';
import { SHELL } from '#src/messages/shell.ts';
import { refreshRoles } from '#src/platform/session/roles.ts';
import { Menu } from '#src/ui/menu.tsx';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import StaffEntries from './staff-entries.tsx';

const api = fakeApi();
const { me } = ENDPOINTS.staff;

it.each<[string, Role[], boolean]>([
  ['a learner', [], false],
  ['a teacher', ['teacher'], true],
  ['an operator', ['operator'], true],
])('shows %s the page about the second factor only if it is theirs', async (_, roles, shown) => {
  signIn();
  api.answer(me, { roles, second_factor: { is_set: false, open_until: null, recovery_codes_left: 0 } });
  await refreshRoles();
  renderApp(
    <Menu defaultOpen trigger={<button type="button">menu</button>} entries={[]} start={<StaffEntries />} />,
  );
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: SHELL.staffSecurity }) !== null).toBe(shown);
});
