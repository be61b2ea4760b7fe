import { scene } from '#contract/conversation.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SceneSummary } from '#contract/conversation.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { HeardMeaning } from '#speech/meaning/decide-meaning.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import type { ShortTake } from '#src/shared/audio/use-short-take.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { ELSEWHERE, END, INTRO, SCENES, TALK } from '../messages/scenes.ts';
import { Component as ScenePage } from './scene-page.tsx';

const device = vi.hoisted(() => ({
  heard: [] as (HeardMeaning | Error)[],
  hasModel: true,
  prepared: 0,
  spoken: [] as string[],
}));
vi.mock('#src/shared/reading-report/speech-model.ts', async (real) => ({
  ...(await real<object>()),
  speechModelFile: async () => (device.hasModel ? { path: '/model', bytes: 1, sha256: 'a' } : null),
}));
vi.mock('#src/shared/reading-report/decode-recording.ts', () => ({
  decodeRecording: async () => ({ samples: new Float32Array(8), rate: 48_000 }),
}));
vi.mock('#src/shared/reading-report/device-scorer.ts', () => ({
  deviceScorer: {
    prepare: () => device.prepared++,
    hearMeaning: async () => {
      const heard = device.heard.shift();
      if (!heard || heard instanceof Error) throw heard ?? new Error('nothing was said');
      return heard;
    },
  },
}));
vi.mock('#src/shared/audio/use-short-take.ts', async () => {
  const { useState } = await import('react');
  return {
    useShortTake: () => {
      const [take, setTake] = useState<ShortTake>({ name: 'idle' });
      return {
        take,
        start: () => setTake({ name: 'recording', startedAt: 0 }),
        stop: () => setTake({ name: 'taken', sound: new Blob(['sound']) }),
      };
    },
  };
});
vi.mock('#src/shared/reading-report/speech-model-offer.tsx', () => ({
  SpeechModelOffer: ({ hears }: { hears?: boolean }) => (
    <p>{hears ? 'the ear is offered' : 'the scorer is'}</p>
  ),
}));
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

const line = (text: string) => ({ text, vi: `nghĩa của ${text}`, voice: '' });
const meaning = (id: string, vi: string, next: string) => ({
  ...{ id, vi, next, sentences: [`say ${id}`] },
  reply: null,
});
const SUMMARY: Omit<SceneSummary, 'missions'> = {
  ...{ id: 'cafe', title: 'A coffee', title_vi: 'Một ly cà phê', level: 1, category: 'food' },
  goal_vi: 'Mua được cà phê.',
};
const CAFE = made(scene, {
  ...SUMMARY,
  ...{ partner: {}, useful: [line('Hi')] },
  missions: [{ id: 'price', vi: 'Hỏi giá', meanings: ['price'] }],
  start: 'greeting',
  turns: [
    {
      ...{ id: 'greeting', say: line('Hello'), again: line('Pardon?') },
      expect: [meaning('tea', 'Gọi trà', 'bye'), meaning('price', 'Hỏi giá tiền', 'greeting')],
      fallback: { say: line('Coffee, then.'), next: 'bye' },
    },
    { ...{ id: 'bye', say: line('Goodbye') }, end: 'good' },
  ],
  reactions: { lost: line('I am lost.'), repeat: line('Of course.') },
});

const api = fakeApi();

beforeEach(async () => {
  api.noNetwork(); // First: the test before may still ask for something.
  queryClient.clear();
  localStorage.clear();
  signIn();
  await db.commands.clear();
  Object.assign(device, { heard: [], hasModel: true, prepared: 0, spoken: [] });
  api.answer(ENDPOINTS.conversation.scenes, {
    scenes: [
      { ...SUMMARY, missions: 1 },
      { ...SUMMARY, id: 'bus', title_vi: 'Ở bến xe', level: 2, missions: 0 },
    ],
  });
  api.answer(ENDPOINTS.conversation.scene, CAFE);
  api.answer(ENDPOINTS.conversation.records);
  api.answer(ENDPOINTS.conversation.talk, { answers: [], at: null });
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

const open = (path = '/virtual-practice-conversation/cafe') =>
  renderRoutes([{ path: '/virtual-practice-conversation/:id?', Component: ScenePage }], path);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp): Promise<void> => void fireEvent.click(await button(name));
async function say(heard: HeardMeaning | Error): Promise<void> {
  device.heard.push(heard);
  await press(TALK.speak);
  await press(TALK.stop);
}
const queued = async (command: { storedAs: string }) =>
  (await db.commands.toArray()).filter(({ operation }) => operation === command.storedAs);
const visits = () => queued(ENDPOINTS.conversation.visit);
const told = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('a scene', () => {
  it('offers the ear before anybody speaks', async () => {
    open();
    expect(await button(INTRO.enter)).toBeVisible();
    expect(screen.getByText('the ear is offered')).toBeVisible();
  });

  it('shows the scenes of a level, with those done here and elsewhere', async () => {
    api.answer(ENDPOINTS.conversation.records, {
      records: [{ scene_id: 'cafe', visits: 2, is_reached: true, missions: ['price'] }],
    });
    open('/virtual-practice-conversation');
    // The first level whose scenes are not all reached.
    expect(await screen.findByRole('link', { name: /Ở bến xe/ })).toBeVisible();
    await press(SCENES.level(1));
    const cafe = screen.getByRole('link', { name: /Một ly cà phê/ });
    expect(within(cafe).getByLabelText(SCENES.reached)).toBeVisible();
    expect(cafe).toHaveTextContent(SCENES.missionsDone(1, 1));
  });

  it('goes on from what was said, ticks missions, and saves the visit', async () => {
    open();
    await press(INTRO.enter);
    await say({ kind: 'heard', meaning: 'price' });
    await waitFor(() => expect(screen.getByLabelText(TALK.done)).toBeVisible());
    await say({ kind: 'heard', meaning: 'tea' });
    await press(TALK.finish);
    expect(screen.getByRole('heading', { name: END.good })).toBeVisible();
    expect(screen.getByText(END.understood(2, 2))).toBeVisible();
    await told(END.saved);
    expect(await visits()).toMatchObject([
      {
        ...{ owner: LEARNER, operation: 'conversation.visit', params: { id: 'cafe' } },
        body: { end: 'good', missions: ['price'], understood: 2, turns: 2 },
      },
    ]);
    expect(device.spoken).toEqual(['Hello', 'Hello', 'Goodbye']);
    // While they speak, so that the answer comes sooner.
    expect(device.prepared).toBe(2);
  });

  it('asks what was meant before it fails', async () => {
    open();
    await press(INTRO.enter);
    await say({ kind: 'unsure', candidates: ['tea'] });
    expect(await screen.findByRole('heading', { name: TALK.unsure })).toBeVisible();
    await press(/Gọi trà/);
    await press(TALK.finish);
    expect(screen.getByText(END.understood(1, 1))).toBeVisible();
  });

  it.each([
    ['silence', TALK.silence],
    ['other', TALK.other],
  ] as const)('asks again after %s, and at the third time goes on alone', async (kind, words) => {
    open();
    await press(INTRO.enter);
    await say({ kind });
    await told(words);
    await say({ kind });
    await waitFor(() => expect(device.spoken).toHaveLength(3));
    await say({ kind });
    await press(TALK.finish);
    expect(device.spoken).toEqual(['Hello', 'Pardon?', 'I am lost.', 'Coffee, then.', 'Goodbye']);
    expect(screen.getByText(END.tappedOnly)).toBeVisible();
  });

  it('is decided by the words that were heard, shows them, and keeps what the partner notes', async () => {
    api.answer(ENDPOINTS.speech.speechToText, {
      text: 'She want a tea.',
      unsure: [],
      is_reliable: true,
      likely: [
        { id: 'tea', chance: 0.9, is_turned: false },
        { id: 'price', chance: 0.05, is_turned: false },
      ],
    });
    open();
    await press(INTRO.enter);
    await say({ kind: 'other' });
    await press(TALK.finish);
    fireEvent.click(screen.getByText(END.log));
    expect(screen.getByText('She want a tea.')).toBeVisible();
    expect(screen.getByText('She wants a tea.')).toBeVisible();
    expect(screen.getByText('say tea')).toBeVisible();
    expect(screen.getByText(END.understood(1, 1))).toBeVisible();
    await press(TALK.keep('say tea'));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/./);
  });

  it('says it again for those who ask back, which is no miss', async () => {
    const likely = ['tea', 'price'].map((id) => ({ id, chance: 0.1, is_turned: false }));
    api.answer(ENDPOINTS.speech.speechToText, {
      text: 'Can you repeat that, please?',
      ...{ unsure: [], is_reliable: true, likely },
    });
    open();
    await press(INTRO.enter);
    await say({ kind: 'other' });
    await told(TALK.askedBack);
    await waitFor(() => expect(device.spoken).toEqual(['Hello', 'Of course.', 'Pardon?']));
  });

  it('says before one enters what may be different this time', async () => {
    api.answer(ENDPOINTS.conversation.records, {
      records: [{ scene_id: 'cafe', visits: 1, is_reached: true, missions: [] }],
    });
    open();
    await told(INTRO.leftMission('Hỏi giá'));
  });

  it.each([
    ['without the model', false, TALK.noModel],
    ['when hearing fails', true, TALK.failed],
  ])('%s, what is meant can be tapped, and is not counted as spoken', async (_, hasModel, words) => {
    device.hasModel = hasModel;
    open();
    await press(INTRO.enter);
    await say(new Error('broken'));
    await told(words);
    await press(/Gọi trà/);
    await press(TALK.finish);
    expect(screen.getByText(END.tappedOnly)).toBeVisible();
    await waitFor(async () => expect(await visits()).toMatchObject([{ body: { understood: 0, turns: 1 } }]));
  });

  it('leaves out answers to an older version of the scene, and says what is kept', async () => {
    const milk = { kind: 'meaning', meaning: 'of-an-older-version', by: 'voice' };
    const price = { kind: 'meaning', meaning: 'price', by: 'voice' };
    localStorage.setItem(`luyen.scene:${LEARNER}:cafe`, JSON.stringify([milk, price]));
    open();
    await told(INTRO.changed);
    expect(screen.getByLabelText(TALK.done)).toBeVisible();
    await press(INTRO.goOn);
    await say({ kind: 'heard', meaning: 'tea' });
    await press(TALK.finish);
    expect(screen.getByText(END.understood(2, 2))).toBeVisible();
  });

  it.each(['[{"kind":"meaning"}]', '{"kind":"skip"}', 'no JSON'])('begins anew after %s', async (stored) => {
    localStorage.setItem(`luyen.scene:${LEARNER}:cafe`, stored);
    open();
    expect(await button(INTRO.enter)).toBeVisible();
  });

  it('counts an answer that is tapped twice once', async () => {
    device.hasModel = false;
    open();
    await press(INTRO.enter);
    await press(TALK.tap);
    const tea = await button(/Gọi trà/);
    fireEvent.click(tea);
    fireEvent.click(tea);
    await press(TALK.finish);
    await waitFor(async () => expect(await visits()).toMatchObject([{ body: { turns: 1 } }]));
    expect(await visits()).toHaveLength(1);
  });

  it('says that a visit counts, whatever happens to its scene meanwhile', async () => {
    open();
    await press(INTRO.enter);
    await press(TALK.skip);
    await press(TALK.finish);
    await told(END.saved);
    act(() => connectivity.setState({ state: 'offline' }));
    await told(END.savedOffline);
    act(() => connectivity.setState({ state: 'online' }));
  });

  it('says that results are kept when a scene was withdrawn', async () => {
    api.refuse(ENDPOINTS.conversation.scene, 'NOT_FOUND');
    open();
    await told(SCENES.goneText);
    expect(screen.getByRole('link', { name: SCENES.toList })).toBeVisible();
  });

  it('goes on where a closed page was left, or from the beginning', async () => {
    const first = open();
    await press(INTRO.enter);
    await say({ kind: 'heard', meaning: 'price' });
    await waitFor(() => expect(screen.getByLabelText(TALK.done)).toBeVisible());
    first.unmount();
    open();
    expect(await button(INTRO.goOn)).toBeVisible();
    expect(screen.getByLabelText(TALK.done)).toBeVisible();
    await press(INTRO.afresh);
    expect(await button(INTRO.enter)).toBeVisible();
    expect(screen.getByLabelText(TALK.notDone)).toBeVisible();
  });
});

describe('a talk on two devices', () => {
  const price = { kind: 'meaning', meaning: 'price', by: 'voice' } as const;
  const skip = { kind: 'skip' } as const;
  const KEY = `luyen.scene:${LEARNER}:cafe`;
  const DEVICE = 'Chrome · Android';
  const { keepTalk, talk } = ENDPOINTS.conversation;
  const left = (answers: object[], at: number) => localStorage.setItem(KEY, JSON.stringify({ answers, at }));
  const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

  beforeEach(() => {
    api.answer(ENDPOINTS.health.live);
    api.answer(ENDPOINTS.privacy.consents);
    connectivity.setState({ state: 'online' });
  });

  it('is kept for other devices as it goes, until it is over', async () => {
    open();
    await press(INTRO.enter);
    await say({ kind: 'heard', meaning: 'price' });
    await waitFor(async () =>
      expect(await queued(keepTalk)).toMatchObject([
        { owner: LEARNER, params: { id: 'cafe' }, label: SUMMARY.title_vi, body: { answers: [price] } },
      ]),
    );
    await say({ kind: 'heard', meaning: 'tea' });
    await press(TALK.finish);
    await told(END.saved);
    const [[kept], [visit]] = [await queued(keepTalk), await visits()];
    expect(kept?.body).toMatchObject({ answers: [price] });
    const times = [kept, visit].map((row) => Object(row?.body).at);
    expect(times[1]).toBeGreaterThanOrEqual(times[0] ?? 0);
  });

  it('is given up for all of them when it begins anew', async () => {
    left([price], Date.now());
    open();
    await press(INTRO.afresh);
    await waitFor(async () => expect(await queued(keepTalk)).toMatchObject([{ body: { answers: [] } }]));
  });

  it('that began on another one goes on here from where it stands, and says where that was', async () => {
    api.answer(talk, { answers: [price], at: Date.now() - 60_000, device: DEVICE });
    open();
    await told(ELSEWHERE.open.title(DEVICE));
    expect(screen.getByLabelText(TALK.done)).toBeVisible();
    await press(INTRO.goOn);
    await say({ kind: 'heard', meaning: 'tea' });
    await press(TALK.finish);
    expect(screen.getByText(END.understood(2, 2))).toBeVisible();
  });

  it('names no device where it is not known', async () => {
    api.answer(talk, { answers: [price], at: Date.now() - 60_000 });
    open();
    await told(ELSEWHERE.open.title());
  });

  it('stays as it is here where that is newer, and is sent once more if it never was', async () => {
    left([price, skip], Date.now() - 30_000);
    api.answer(talk, { answers: [skip], at: Date.now() - 60_000, device: DEVICE });
    open();
    expect(await button(INTRO.goOn)).toBeVisible();
    await waitFor(async () =>
      expect(await queued(keepTalk)).toMatchObject([{ body: { answers: [price, skip] } }]),
    );
    expect(screen.queryByText(ELSEWHERE.open.title(DEVICE))).toBeNull();
  });

  it('that was closed on another one begins anew here', async () => {
    left([price], Date.now() - 60_000);
    api.answer(talk, { answers: [], at: Date.now() - 30_000, device: DEVICE });
    open();
    await told(ELSEWHERE.over.title(DEVICE));
    expect(await button(INTRO.enter)).toBeVisible();
  });

  it('opens here with no network, and is asked for when that is back', async () => {
    act(() => connectivity.setState({ state: 'offline' }));
    left([price], Date.now() - 60_000);
    open();
    expect(await button(INTRO.goOn)).toBeVisible();
    api.answer(talk, { answers: [price, price], at: Date.now() - 30_000, device: DEVICE });
    act(() => connectivity.setState({ state: 'online' }));
    await told(ELSEWHERE.open.title(DEVICE));
  });

  it('is not changed under the learner: what was said elsewhere meanwhile is offered', async () => {
    open();
    await press(INTRO.enter);
    await say({ kind: 'heard', meaning: 'price' });
    await waitFor(() => expect(screen.getByLabelText(TALK.done)).toBeVisible());
    api.answer(talk, { answers: [skip, price], at: Date.now() + 60_000, device: DEVICE });
    comeBack();
    await told(ELSEWHERE.open.title(DEVICE));
    expect(screen.getByLabelText(TALK.log)).toHaveTextContent('Hello');
    await press(ELSEWHERE.open.take);
    expect(await button(INTRO.goOn)).toBeVisible();
  });
});
