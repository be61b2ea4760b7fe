import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { ProfileView } from './profile-view.tsx';

const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}&lt;`;
const profile = made(ENDPOINTS.account.getProfile.response, {
  id: '019aa000-0000-7000-8000-000000000001',
  full_name: HOSTILE,
  phone_number: '0912345678',
  email: '<b>@"><script>.vn',
  is_default_avatar: true,
  address: { province: '01', ward: '00004', line: HOSTILE },
  has_password: true,
});

const division = (code: string, name: string) => ({ divisions: [{ code, name }] });
const api = fakeApi();

describe('the profile', () => {
  it('shows markup in a name, an email and an address as text', async () => {
    api.answer(ENDPOINTS.address.provinces, division('01', 'Hà Nội'));
    api.answer(ENDPOINTS.address.districts, division('00004', 'Phường Ba Đình'));
    const { container } = renderApp(<ProfileView profile={profile} onEdit={() => undefined} />);
    expect(screen.getAllByText(HOSTILE)).toHaveLength(2);
    expect(screen.getByText('<b>@"><script>.vn')).toBeVisible();
    expect(await screen.findByText(`${HOSTILE}, Phường Ba Đình, Hà Nội`)).toBeVisible();
    expect(container.querySelector('script, img, b')).toBeNull();
  });

  it.each([
    ['emoji', 'Minh 👩🏽‍🎓'],
    ['combining marks', 'Nguyễn Thị Ánh'.normalize('NFD')],
    ['stacked marks', 'Z̷̢̛͚͝a'],
  ])('shows a name with %s in full', (_, full_name) => {
    renderApp(<ProfileView profile={{ ...profile, full_name, address: null }} onEdit={() => undefined} />);
    expect(screen.getByText('Họ và tên').nextElementSibling?.textContent).toBe(full_name);
  });
});
