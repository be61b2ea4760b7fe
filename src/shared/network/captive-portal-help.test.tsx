import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { connectivity, WIFI_PAGE_KEY } from '#src/platform/offline/connectivity.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { PortalHelp } from './captive-portal-help.tsx';

const api = fakeApi();

afterEach(() => {
  localStorage.clear();
  connectivity.setState({ state: 'online' });
});

describe('on a network that wants a sign-in', () => {
  it('a page of ours over http is opened, apart from this one and without telling where from', () => {
    localStorage.setItem(WIFI_PAGE_KEY, JSON.stringify('http://wifi.luyen.example/api/wifi'));
    render(<PortalHelp />);
    const link = screen.getByRole('link', { name: 'Mở trang đăng nhập mạng' });
    expect(link.getAttribute('href')).toBe('http://wifi.luyen.example/api/wifi');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByText(/đừng nhập mật khẩu Luyện ở đó/)).toBeVisible();
  });

  it.each([
    ['none', null],
    ['a script', JSON.stringify('javascript:alert(1)')],
    ['a page on https, which no portal can answer', JSON.stringify('https://luyen.example/')],
  ])('the device’s settings are named if there is no such page: %s', (_, stored) => {
    if (stored !== null) localStorage.setItem(WIFI_PAGE_KEY, stored);
    render(<PortalHelp />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/phần Wi-Fi trong cài đặt của máy/)).toBeVisible();
  });

  it('a press checks whether our server responds by now', async () => {
    api.answer(ENDPOINTS.health.live);
    connectivity.setState({ state: 'captive' });
    render(<PortalHelp />);
    fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    await expect.poll(() => connectivity.getState().state).toBe('online');
  });
});
