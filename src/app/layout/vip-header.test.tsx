import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SHELL } from '#src/messages/shell.ts';
import { NOT_VIP } from '#src/platform/session/vip.ts';
import VipHeader from './vip-header.tsx';

afterEach(cleanup);

const show = (pathname: string) =>
  render(
    <MemoryRouter>
      <VipHeader part="end" vip={{ ...NOT_VIP, courses: true }} pathname={pathname} />
    </MemoryRouter>,
  );

it('a phone has the way to where a VIP learns', () => {
  show('/blog');
  const link = screen.getByRole('link', { name: SHELL.startLearning });
  expect(link.getAttribute('href')).toBe('/my-course');
  expect(link.className).not.toContain('hidden');
});

it('there it has the menu, in its order', async () => {
  show('/my-course');
  fireEvent.click(screen.getByRole('button', { name: SHELL.menu }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    SHELL.tutor,
    SHELL.selfStudy,
    SHELL.speakingRoom,
    SHELL.conversation,
    SHELL.contact,
  ]);
});
