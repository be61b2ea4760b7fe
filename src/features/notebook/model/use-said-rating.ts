import { useCallback, useState } from 'react';
import { soundSetId } from '#contract/ipa-chart.ts';
import { NOTEBOOK_RATING, type NotebookCard, type NotebookRating } from '#contract/notebook.ts';
import { type SoundLevel, soundLevel } from '#rules/reading-report/sound-level.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { saidOnDevice } from '#src/shared/sounds/said-on-device.ts';

const RATING_OF: Readonly<Record<SoundLevel, NotebookRating>> = {
  clear: NOTEBOOK_RATING.good,
  fair: NOTEBOOK_RATING.hard,
  weak: NOTEBOOK_RATING.forgotten,
};

/** The rating that this device's scores of the card's words suggest, where they were said since the card was shown. */
export function useSaidRating(card: NotebookCard): NotebookRating | null {
  const owner = useSession(({ learnerId }) => learnerId);
  const [shownAt] = useState(() => Date.now());
  const setId = card.kind === 'sound' ? soundSetId(card.sound.id) : null;
  const read = useCallback(
    async () => (owner && setId ? (await saidOnDevice(owner, (id) => id === setId)).get(setId) : undefined),
    [owner, setId],
  );
  const said = useLive(read);
  if (!said || said.at < shownAt || said.results.length === 0) return null;
  const mean = said.results.reduce((sum, { score }) => sum + score.point, 0) / said.results.length;
  return RATING_OF[soundLevel(mean)];
}
