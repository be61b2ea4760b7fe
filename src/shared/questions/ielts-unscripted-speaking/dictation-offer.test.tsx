import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TALK } from '#src/messages/talk.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import type { DictationLoss } from '../speech-recognition.ts';
import { tryDictation } from '../try-dictation.ts';
import { DictationOffer } from './dictation-offer.tsx';

vi.mock(import('../try-dictation.ts'), () => ({ tryDictation: vi.fn() }));

afterEach(async () => {
  await db.meta.delete('dictation:lan');
});

const outcomes: [what: string, loss: DictationLoss | null, on: boolean][] = [
  ['leaves the microphone to the recorder', null, true],
  ['takes the microphone away', 'microphone', false],
  ['is refused by the browser', 'refused', false],
];
it.each(outcomes)('dictation that %s', async (_, loss, on) => {
  vi.mocked(tryDictation).mockResolvedValue(loss);
  render(<DictationOffer owner="lan" choice={null} />);
  fireEvent.click(screen.getByRole('button', { name: TALK.dictation.accept }));
  expect(screen.getByText(TALK.dictation.trying)).toBeVisible();
  await waitFor(async () => expect(await db.meta.get('dictation:lan')).toMatchObject({ on }));
  if (loss) expect(await screen.findByText(TALK.dictation.lost[loss])).toBeVisible();
});
