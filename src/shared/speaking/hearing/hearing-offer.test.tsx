import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseDictation } from '#src/platform/outbox/consent/dictation-choice.ts';
import { HearingOffer } from './hearing-offer.tsx';

const stub = vi.hoisted(() => ({ works: true, hears: false, canDictate: true }));
vi.mock('#src/platform/browser/works-offline.ts', () => ({ useWorksOffline: () => stub.works }));
vi.mock('#src/shared/questions/speech-recognition.ts', () => ({ canDictate: () => stub.canDictate }));
vi.mock('./use-hears-here.ts', () => ({ useHearsHere: () => stub.hears }));
vi.mock('#src/shared/reading-report/speech-model-offer.tsx', () => ({
  SpeechModelOffer: ({ hears }: { hears: boolean }) => <p>{hears && 'recogniser'}</p>,
}));
vi.mock('#src/shared/questions/ielts-unscripted-speaking/dictation-offer.tsx', () => ({
  DictationOffer: () => <p>browser</p>,
}));

beforeEach(() => void Object.assign(stub, { works: true, hears: false, canDictate: true }));

it.each([
  ['the recogniser alone', { works: true }, null, ['recogniser']],
  ['also a way out to who lets the browser listen', { works: true }, true, ['recogniser', 'browser']],
  ['no browser where this device hears', { hears: true }, true, ['recogniser']],
  ['the browser where nothing can be kept', { works: false }, null, ['browser']],
  ['nothing where neither can', { works: false, canDictate: false }, null, []],
])('offers %s', async (_, device, choice, offered) => {
  Object.assign(stub, device);
  const owner = `learner-${_}`;
  if (choice !== null) await chooseDictation(owner, choice);
  const { container } = render(<HearingOffer owner={owner} />);
  await waitFor(() =>
    expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual(offered),
  );
  expect(screen.queryAllByText('browser')).toHaveLength(offered.filter((one) => one === 'browser').length);
});
