import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { speakingSet } from '#tests/support/speaking-set.ts';
import { GUEST } from '../messages/speaking-guest.ts';
import { Component } from './speaking-guest-page.tsx';

const { homeGuest } = ENDPOINTS.speakingRoom;
const line = (text: string) => ({ text, vi: `Nghĩa: ${text}`, voice: '/v' });
const scene = (id: string, said: string) => ({
  id,
  title_vi: `Đoạn ${id}`,
  question: line(`Question ${id}?`),
  answer: { text: said, voice: '/a', band: 6.5, phrases: ['ride a bike'] },
  follow_up: line(`Why ${id}?`),
});
const { done: _, band: _band, open: _open, ...set } = speakingSet();
const DATA: ResponseOf<typeof homeGuest> = {
  scenes: [scene('one', 'I ride a bike to work.'), scene('two', 'I take the bus.')],
  sample: { band: { low: 5.5, point: 6, high: 6.5 }, set },
};

const api = fakeApi();
beforeEach(() => api.answer(homeGuest, DATA));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('plays a scene line by line, in text where nothing can be heard', async () => {
  renderApp(<Component />);
  expect(await screen.findByText('Question one?')).toBeVisible();
  press(GUEST.play);
  expect(screen.getByText('Question one?').closest('li')).toHaveAttribute('aria-current', 'true');
  press(GUEST.stop);
  expect(screen.getByText('Question one?').closest('li')).not.toHaveAttribute('aria-current');
  fireEvent.click(screen.getByRole('radio', { name: 'Đoạn two' }));
  expect(screen.getByText('I take the bus.')).toBeVisible();
});

it('has a result to touch: the band as a range, and phrases that are found in the answer', async () => {
  renderApp(<Component />);
  expect(await screen.findByText(GUEST.sampleRange(5.5, 6, 6.5))).toBeVisible();
  press('ride a bike');
  expect(document.querySelector('mark')?.textContent).toBe('ride a bike');
});

it('says how to get in, with scenes or without', async () => {
  api.refuse(homeGuest, 'NOT_FOUND');
  renderApp(<Component />);
  expect(screen.getAllByRole('link', { name: GUEST.trial })[0]).toHaveAttribute('href', '/speaking-ai-trial');
  press(GUEST.advice);
  expect(useAdviceDialog.getState().asked).toBe(true);
  expect(screen.queryByText(GUEST.scenesTitle)).toBeNull();
});
