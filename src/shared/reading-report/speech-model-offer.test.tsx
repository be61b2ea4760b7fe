import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { type DownloadRow, db, keyOf } from '#src/shared/download/db.ts';
import { fetchManifest } from '#src/shared/download/manifest.ts';
import { RECOGNISER_MODEL, SPEECH_MODEL } from '#src/shared/download/models.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { SpeechModelOffer } from './speech-model-offer.tsx';

const engine = { name: 'engine', version: '1' };
const fileOf = (name: string, bytes: number) => ({
  path: `/media/speech-model/${name}.pack`,
  bytes,
  sha256: name.repeat(64),
});
const [EAR, SCORER] = [fileOf('e', 24_200_000), fileOf('c', 5_100_000)];
const api = fakeApi();
const serve = (recogniser: { engine: typeof engine; file: typeof EAR } | undefined) =>
  api.answer(ENDPOINTS.speechModel.current, { engine, file: SCORER, recogniser });

async function complete(model: typeof RECOGNISER_MODEL | typeof SPEECH_MODEL): Promise<void> {
  const manifest = await fetchManifest(model.kind, model.id, new AbortController().signal);
  const row: DownloadRow = {
    ...{ ...model, key: keyOf({ ...model, owner: LEARNER }), owner: LEARNER, state: 'done', reason: null },
    ...{ overMobile: false, bytesDone: 1, bytesTotal: 1, manifest, reads: {}, requestedAt: 1, savedAt: 1 },
  };
  await db.downloads.put(row);
}

beforeEach(async () => {
  queryClient.clear();
  signIn();
  connectivity.setState({ state: 'online' });
  await db.downloads.clear();
  const container = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  serve({ engine, file: EAR });
});

const show = (hears: boolean) => renderApp(<SpeechModelOffer owner={LEARNER} hears={hears} />);
const button = (size: string) => screen.findByRole('button', { name: `Tải về máy · ${size}` });
const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));

it('offers both at once where what is said is recognised, with their size before anything begins', async () => {
  show(true);
  expect(await screen.findByText(/Máy nghe lời bạn nói, cả khi không có mạng · 29,3 MB/)).toBeVisible();
  fireEvent.click(await button('29,3 MB'));
  await screen.findByRole('button', { name: 'Tạm dừng' });
  // It waits for Wi-Fi where the browser is not on it.
  expect(await db.downloads.toArray()).toMatchObject([
    { id: RECOGNISER_MODEL.id, state: 'waiting', overMobile: false },
  ]);
});

it.each([
  ['where nothing is recognised', false, true],
  ['where the server has no recogniser', true, false],
])('offers the scorer alone %s', async (_, hears, served) => {
  if (!served) serve(undefined);
  show(hears);
  await button('5,1 MB');
  expect(screen.getAllByTestId('speech-model')).toHaveLength(1);
});

it.each([
  ['to those who have it', true, RECOGNISER_MODEL],
  ['of the scorer to those whose recogniser brought it', false, RECOGNISER_MODEL],
  ['of the scorer to those who have it', false, SPEECH_MODEL],
])('makes no offer %s', async (_, hears, model) => {
  await complete(model);
  show(hears);
  await settled();
  expect(screen.queryByTestId('speech-model')).toBeNull();
});

it('offers the recogniser to those who have the scorer, and nothing with no network', async () => {
  await complete(SPEECH_MODEL);
  const first = show(true);
  await button('29,3 MB');
  first.unmount();
  connectivity.setState({ state: 'offline' });
  show(true);
  await settled();
  expect(screen.queryByTestId('speech-model')).toBeNull();
});
