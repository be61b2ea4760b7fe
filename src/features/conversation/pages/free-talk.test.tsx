import { scene } from '#contract/conversation.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FreeTurn } from '#contract/free-talk.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import type { ShortTake } from '#src/shared/audio/use-short-take.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { END, FREE, INTRO, TALK } from '../messages/scenes.ts';
import { Component as ScenePage } from './scene-page.tsx';

const device = vi.hoisted(() => ({ spoken: [] as string[] }));
vi.mock('#src/shared/audio/use-short-take.ts', async () => {
  const { useState } = await import('react');
  return {
    useShortTake: () => {
      const [take, setTake] = useState<ShortTake>({ name: 'idle' });
      return {
        take,
        start: () => setTake({ name: 'recording', startedAt: 0 }),
        stop: () => setTake({ name: 'taken', sound: new Blob(['sound'], { type: 'audio/webm' }) }),
      };
    },
  };
});
vi.mock('#src/shared/speaking/examiner/use-voices-ahead.ts', () => ({ useVoicesAhead: () => undefined }));
vi.mock('#src/shared/speaking/examiner/use-examiner-voice.ts', () => ({
  useExaminerVoice: () => ({
    say: async ({ text }: { text: string }) => {
      device.spoken.push(text);
      return true;
    },
    ...{ stop: () => undefined, unlock: () => undefined, level: () => 0 },
  }),
}));

const line = (text: string) => ({ text, vi: '', voice: '' });
const ending = (id: string, end: 'good' | 'open') => ({
  ...{ id, say: line(`End ${end}`), end },
});
const CAFE = made(scene, {
  ...{ id: 'cafe', title: 'A coffee', title_vi: 'Một ly cà phê', level: 1 },
  ...{ goal_vi: 'Mua được cà phê.', start: 'greeting' },
  partner: { name: 'Anna' },
  missions: [{ id: 'price' }],
  turns: [
    {
      ...{ id: 'greeting', say: line('Hello'), again: line('Pardon?') },
      fallback: { say: line('Coffee, then.'), next: 'size' },
    },
    {
      ...{ id: 'size', say: line('What size?'), again: line('Small or large?') },
      fallback: { say: line('Small, then.'), next: 'bye' },
    },
    ending('bye', 'good'),
    ending('leave', 'open'),
  ],
});
const reply = (text: string, turn: string | null = null, missions: string[] = []): FreeTurn => ({
  ...{ kind: 'reply', line: { text, voice: '' }, missions, turn },
});

const api = fakeApi();
const given = (...kinds: ('text_service' | 'voice_service')[]) =>
  api.answer(ENDPOINTS.privacy.consents, {
    consents: kinds.map((kind) => ({ kind, given: true, at: 1 })),
    ...{ services: ['text_service', 'voice_service'] },
  });

beforeEach(async () => {
  queryClient.clear();
  localStorage.clear();
  signIn();
  await db.commands.clear();
  device.spoken = [];
  api.noNetwork();
  api.answer(ENDPOINTS.conversation.scenes);
  api.answer(ENDPOINTS.conversation.scene, CAFE);
  api.answer(ENDPOINTS.conversation.records);
  given('text_service');
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

const open = () =>
  renderRoutes(
    [{ path: '/virtual-practice-conversation/:id?', Component: ScenePage }],
    '/virtual-practice-conversation/cafe',
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp): Promise<void> => void fireEvent.click(await button(name));
async function type(words: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(FREE.answer), { target: { value: words } });
  await press(FREE.send);
}
const told = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const freely = (answer: FreeTurn) => api.answer(ENDPOINTS.conversation.answerFreely, answer);

it('is not offered where there is no language model', async () => {
  api.answer(ENDPOINTS.privacy.consents);
  open();
  await button(INTRO.enter);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(FREE.title)).toBeNull();
});

/** What is queued besides the open talk. */
const visits = async () =>
  (await db.commands.toArray()).filter(
    ({ operation }) => operation === ENDPOINTS.conversation.visit.storedAs,
  );

it('goes on from the learner’s own words to a written ending, says that it is AI, and is saved as free', async () => {
  open();
  await press(FREE.type);
  expect(screen.getByRole('note')).toHaveTextContent(FREE.marked('Anna'));
  freely(reply('Three dollars. What size?', 'size', ['price']));
  await type('How much is a tea?');
  await told('Three dollars. What size?');
  expect(screen.getByLabelText(TALK.done)).toBeVisible();
  expect(screen.getByText('How much is a tea?')).toBeVisible();
  freely(reply('Here it is.', 'bye'));
  await type('A small one, please.');
  await press(TALK.finish);
  expect(screen.getByRole('heading', { name: END.good })).toBeVisible();
  expect(device.spoken).toEqual(['Hello', 'Three dollars. What size?', 'Here it is.', 'End good']);
  await told(END.saved);
  expect(await visits()).toMatchObject([
    {
      ...{ owner: LEARNER, operation: 'conversation.visit' },
      body: { end: 'good', missions: ['price'], understood: 0, turns: 2, is_free: true },
    },
  ]);
});

it('hears what is said where no service is asked for it', async () => {
  api.answer(ENDPOINTS.privacy.consents, {
    consents: [{ kind: 'text_service', given: true, at: 1 }],
    services: ['text_service'],
  });
  api.answer(ENDPOINTS.speech.speechToText, { text: 'A tea, please.', is_reliable: true });
  freely(reply('What size?', 'size'));
  open();
  expect(await screen.findByText((text) => text.includes(FREE.soundHeard))).toBeVisible();
  await press(FREE.enter);
  await press(TALK.speak);
  await press(TALK.stop);
  await told('A tea, please.');
  api.answer(ENDPOINTS.speech.speechToText, { text: 'Murmur.', is_reliable: false });
  await press(TALK.speak);
  await press(TALK.stop);
  await told(TALK.unwritten);
});

it('writes down what was said, or lets it be typed', async () => {
  given('text_service', 'voice_service');
  api.answer(ENDPOINTS.speech.speechToText, { text: 'A tea, please.', engine: { name: 'w', version: '1' } });
  freely(reply('What size?', 'size'));
  open();
  await press(FREE.enter);
  await press(TALK.speak);
  await press(TALK.stop);
  await told('A tea, please.');
  await told('What size?');
  api.refuse(ENDPOINTS.speech.speechToText, 'VOICE_SERVICE_FAILED');
  await press(TALK.speak);
  await press(TALK.stop);
  await told(TALK.unwritten);
  expect(screen.getByLabelText(FREE.answer)).toBeVisible();
});

it.each(['away', 'budget', 'consent'] as const)(
  'goes on as it is written, from where it was, when there is no answer: %s',
  async (reason) => {
    open();
    await press(FREE.type);
    freely(reply('Tea. What size?', 'size'));
    await type('A tea.');
    await told('Tea. What size?');
    freely({ kind: 'none', reason });
    await type('The biggest that you have.');
    await told(TALK[reason]);
    expect(screen.getByText('The biggest that you have.')).toBeVisible();
    expect(device.spoken.at(-1)).toBe('Small or large?');
    expect(screen.queryByRole('note')).toBeNull();
    await press(TALK.skip);
    await press(TALK.finish);
    await waitFor(async () => expect(await visits()).toMatchObject([{ body: { is_free: true, turns: 2 } }]));
  },
);

it('goes on as it is written with no network, and when the learner wants to', async () => {
  open();
  await press(FREE.type);
  api.noNetwork(ENDPOINTS.conversation.answerFreely);
  await type('A tea.');
  await told(TALK.away);
  expect(device.spoken).toEqual(['Hello', 'Pardon?']);
});

it('ends after many answers, and is resumed after the page was closed', async () => {
  freely(reply('And then?'));
  const first = open();
  await press(FREE.type);
  for (let count = 1; count <= 11; count++) {
    await type(`Answer ${count}.`);
    await waitFor(() => expect(screen.getAllByText('And then?')).toHaveLength(count));
  }
  first.unmount();
  open();
  await press(INTRO.goOn);
  expect(screen.getByRole('note')).toBeVisible();
  await type('The last one.');
  await press(TALK.finish);
  expect(device.spoken.at(-1)).toBe('End open');
});
