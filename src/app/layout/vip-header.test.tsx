import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SHELL } from '#src/messages/shell.ts';
import { NOT_VIP } from '#src/platform/session/vip.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import VipHeader from './vip-header.tsx';

const show = (pathname: string) =>
  renderApp(<VipHeader vip={{ ...NOT_VIP, courses: true }} pathname={pathname} />);

it('on a phone, links to the place where a VIP learns', () => {
  show('/blog');
  const link = screen.getByRole('link', { name: SHELL.startLearning });
  expect(link.getAttribute('href')).toBe('/my-course');
  expect(link.className).not.toContain('hidden');
  expect(screen.queryByRole('button', { name: SHELL.menu })).toBeNull();
});

it("on a phone's home screen, has the menu instead of a second button to begin with", () => {
  show('/');
  expect(screen.getByRole('link', { name: SHELL.startLearning }).className).toContain('max-lg:hidden');
  expect(screen.getByRole('button', { name: SHELL.menu }).className).toContain('lg:hidden');
});

it('in that place, shows the VIP menu in order', async () => {
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
