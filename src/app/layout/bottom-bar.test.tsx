import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { refreshVip } from '#src/platform/session/vip.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { BottomBar } from './bottom-bar.tsx';

const api = fakeApi();

it.each([
  ['/', 'Hôm nay', 'page'],
  ['/chuoi-ngay', 'Hôm nay', 'true'],
  ['/my-course', 'Học', 'page'],
  ['/lesson/bai', 'Học', 'true'],
  ['/course-overview/khoa', 'Học', 'true'],
  ['/trial-class', 'Học', 'true'],
  ['/luyen-de', 'Học', 'true'],
  ['/test-prediction', 'Học', 'true'],
  ['/conversation-guest', 'Học', 'true'],
  ['/speaking-ai', 'Nói', 'page'],
  ['/speaking-ai-guest', 'Nói', 'true'],
  ['/so-loi', 'Sổ lỗi', 'page'],
  ['/my-profile', 'Tôi', 'page'],
  ['/my-profile/my-course', 'Tôi', 'true'],
  ['/cho-gui', 'Tôi', 'true'],
  ['/blog', null, null],
])('on %s, %s is highlighted: %s', (path, label, mark) => {
  renderApp(<BottomBar />, { at: path });
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual(
    label === null ? [] : [[label, mark]],
  );
});

it('leads to the speaking room those who may enter it, and the others to the page about it', async () => {
  signIn();
  const speak = () => screen.getByRole('link', { name: 'Nói' }).getAttribute('href');
  renderApp(<BottomBar />);
  expect(speak()).toBe('/speaking-ai-guest?type=button');
  const is_vip = true;
  api.answer(ENDPOINTS.vip.isVip, {
    courses: { is_vip: false },
    tutoring: { is_vip: false },
    conversation: { is_vip: false },
    virtual_room: { speaking: { is_vip, user: { level: 1 } } },
  });
  await act(refreshVip);
  expect(speak()).toBe('/speaking-ai?type=button');
});
