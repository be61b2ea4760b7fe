import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { closeAdvice, useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { refreshVip } from '#src/platform/session/vip.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { Rail } from './rail.tsx';

const api = fakeApi();

const entries = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it.each(['/', '/my-course', '/blog', '/so-loi'])('has the same entries on %s', (at) => {
  signIn();
  renderApp(<Rail />, { at });
  expect(entries()).toEqual([
    'Hôm nay',
    'Học',
    'Phòng luyện nói AI',
    'Luyện đề',
    'Sổ lỗi',
    'Lộ trình học',
    'Góc học tập',
    'Liên hệ và tư vấn',
    'Tôi',
  ]);
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
});

it("has a VIP's products in their order, and asks for advice in a dialog", async () => {
  signIn();
  const is_vip = true;
  api.answer(ENDPOINTS.vip.isVip, {
    ...{ courses: { is_vip }, tutoring: { is_vip }, conversation: { is_vip } },
    virtual_room: { speaking: { is_vip, user: { level: 1 } } },
  });
  renderApp(<Rail />);
  await act(refreshVip);
  expect(entries().slice(1, 6)).toEqual([
    'Gia sư trực tuyến',
    'Khóa tự học',
    'Phòng luyện nói AI',
    'Hội thoại',
    'Liên hệ và tư vấn',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Liên hệ và tư vấn' }));
  expect(useAdviceDialog.getState().asked).toBe(true);
  closeAdvice();
});
