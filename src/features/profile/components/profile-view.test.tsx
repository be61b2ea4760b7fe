import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#src/shared/queries/profile.ts';
import { ProfileView } from './profile-view.tsx';

const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}&lt;`;
const profile: Profile = {
  id: '019aa000-0000-7000-8000-000000000001',
  full_name: HOSTILE,
  phone_number: '0912345678',
  email: '<b>@"><script>.vn',
  avatar_url: null,
  is_default_avatar: true,
  address: { province: '01', ward: '00004', line: HOSTILE },
  birthday: null,
  has_password: true,
  target_band: null,
  exam_date: null,
  daily_minutes: null,
};

const division = (code: string, name: string) => ({ divisions: [{ code, name }] });
const fetched: typeof fetch = async (url) => {
  const data = String(url).includes('/01') ? division('00004', 'Phường Ba Đình') : division('01', 'Hà Nội');
  return Response.json({ message: '', data, time_current: 1 });
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the profile', () => {
  it('shows markup in a name, an email and an address as the text it is', async () => {
    vi.stubGlobal('fetch', fetched);
    const { container } = render(
      <QueryClientProvider client={new QueryClient()}>
        <ProfileView profile={profile} onEdit={() => undefined} />
      </QueryClientProvider>,
    );
    expect(screen.getAllByText(HOSTILE)).toHaveLength(2);
    expect(screen.getByText('<b>@"><script>.vn')).toBeTruthy();
    expect(await screen.findByText(`${HOSTILE}, Phường Ba Đình, Hà Nội`)).toBeTruthy();
    expect(container.querySelector('script, img, b')).toBeNull();
  });

  it.each([
    ['emoji', 'Minh 👩🏽‍🎓'],
    ['combining marks', 'Nguyễn Thị Ánh'.normalize('NFD')],
    ['marks piled up', 'Z̷̢̛͚͝a'],
  ])('shows a name of %s whole', (_, full_name) => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ProfileView profile={{ ...profile, full_name, address: null }} onEdit={() => undefined} />
      </QueryClientProvider>,
    );
    expect(screen.getByText('Họ và tên').nextElementSibling?.textContent).toBe(full_name);
  });
});
