import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ListenedTalk, TalkSound } from '#speech/talk/talk-sound.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { knownHere } from '#src/platform/session/vip.ts';
import type { ShortTake } from '#src/shared/audio/use-short-take.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { LEVEL_PAGE } from '../messages/speaking-level.ts';
import { Component } from './speaking-level-page.tsx';

const heard = vi.hoisted(() => ({ take: { name: 'idle' } as unknown, talk: null as unknown }));
vi.mock('#src/shared/audio/use-short-take.ts', () => ({
  useShortTake: () => ({ take: heard.take, start: () => undefined, stop: () => undefined }),
}));
vi.mock('#src/shared/reading-report/decode-recording.ts', () => ({
  decodeRecording: async () => ({ samples: new Float32Array(8), rate: 48_000 }),
}));
vi.mock('#src/shared/reading-report/device-scorer.ts', () => ({
  deviceScorer: { listen: async () => heard.talk },
}));

const SOUND: TalkSound = {
  duration: 60,
  talkSeconds: 58,
  pauses: Array.from({ length: 22 }, (_, at) => ({ start: at, end: at + 0.5 })),
  pauseShare: 0.35,
  syllableRate: 3.8,
  melody: 6,
  clearance: 30,
};
const hear = (talk: ListenedTalk): void => {
  heard.take = { name: 'taken', sound: new Blob(['sound']) } satisfies ShortTake;
  heard.talk = talk;
};

type UserLevel = ResponseOf<typeof ENDPOINTS.speakingRoom.userLevel>;
const NAMES = ['Mới mở lời', 'Chuyện của mình', 'Nói dài hơn', 'Có lý lẽ', 'Trò chuyện'];
const DATA: UserLevel = {
  level: null,
  title_vi: 'Bạn đang nói ở mức nào',
  summary_vi: 'Chọn mức giống bạn nhất.',
  levels: ([1, 2, 3, 4, 5] as const).map((level) => ({
    level,
    name_vi: NAMES[level - 1] ?? '',
    band: [level + 2, level + 3],
    can_vi: [`Làm được ${level}`],
    not_yet_vi: [`Chưa làm được ${level}`],
  })),
  prompts: [
    { id: 'p1', text: 'Tell me about your week.', vi: 'Kể về tuần của bạn.', voice: '/v', seconds: 60 },
  ],
};

const api = fakeApi();
const open = (at = '/virtual-speaking-entry?next=%2Fvirtual-speaking-practice%2Fspeaking-weekends') =>
  renderRoutes(
    [
      { path: '/virtual-speaking-entry', Component },
      { path: '*', element: <p>elsewhere</p> },
    ],
    at,
  ).router;
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  heard.take = { name: 'idle' } satisfies ShortTake;
  signIn();
  localStorage.removeItem('luyen.vip');
  await Promise.all(db.tables.map((table) => table.clear()));
  api.noNetwork();
  api.answer(ENDPOINTS.speakingRoom.userLevel, DATA);
});

describe('choosing a level', () => {
  it('is saved with no network, lets the guards in, and goes on to where the learner wanted to go', async () => {
    const router = open();
    await screen.findByText('Mới mở lời', { exact: false });
    choose(/Nói dài hơn/);
    expect(screen.getByText('Chưa làm được 3')).toBeVisible();
    press(LEVEL_PAGE.save(3));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/virtual-speaking-practice/speaking-weekends'),
    );
    const [row] = await listQueue(LEARNER);
    expect(row).toMatchObject({
      operation: 'speakingRoom.setUserLevel',
      body: { level: 3, source: 'chosen' },
      slot: `speaking-level:${LEARNER}`,
    });
    expect(knownHere().speakingLevel).toBe(3);
  });

  it('asks for a choice first', async () => {
    open();
    await screen.findByText('Mới mở lời', { exact: false });
    press(LEVEL_PAGE.title);
    expect(await screen.findByText(LEVEL_PAGE.pickFirst)).toBeVisible();
    expect(await listQueue(LEARNER)).toEqual([]);
  });

  it('shows the level that waits in the queue before the server’s, and never leaves the site', async () => {
    api.answer(ENDPOINTS.speakingRoom.userLevel, { ...DATA, level: 1 });
    const router = open('/virtual-speaking-entry?next=%2F%2Fevil.example');
    expect(await screen.findByText(LEVEL_PAGE.current(1, 'Mới mở lời'))).toBeVisible();
    choose(/Có lý lẽ/);
    press(LEVEL_PAGE.save(4));
    await waitFor(() => expect(router.state.location.pathname).toBe('/speaking-ai-guest'));
    await waitFor(() => expect(screen.queryByText(LEVEL_PAGE.keeps)).toBeNull());
    await router.navigate('/virtual-speaking-entry');
    expect(await screen.findByText(LEVEL_PAGE.current(4, 'Có lý lẽ'))).toBeVisible();
    expect(screen.getByText(LEVEL_PAGE.keeps)).toBeVisible();
  });
});

describe('speaking for a minute', () => {
  it('suggests a level with its range and its reason, and uses it', async () => {
    hear({ outcome: 'listened', sound: SOUND });
    const router = open();
    expect(await screen.findByText(LEVEL_PAGE.levelIs(3, 'Nói dài hơn'))).toBeVisible();
    expect(screen.getByText(LEVEL_PAGE.range(2, 4))).toBeVisible();
    expect(screen.getByText(/^Bạn nói được 38 giây, nhịp khoảng 150 âm tiết/)).toBeVisible();
    expect(screen.getByText(LEVEL_PAGE.honest)).toBeVisible();
    press(LEVEL_PAGE.takeIt(3));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/virtual-speaking-entry'));
    expect((await listQueue(LEARNER))[0]?.body).toMatchObject({ level: 3, source: 'suggested' });
  });

  it.each<[string, ListenedTalk, string]>([
    ['silence', { outcome: 'refused', reason: 'silence' }, LEVEL_PAGE.none.short],
    ['noise', { outcome: 'refused', reason: 'noise' }, LEVEL_PAGE.none.noisy],
    ['two words', { outcome: 'listened', sound: { ...SOUND, talkSeconds: 3 } }, LEVEL_PAGE.none.short],
  ])('suggests none for %s, and says why', async (_, talk, text) => {
    hear(talk);
    open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/^Gợi ý: mức/)).toBeNull();
  });
});
