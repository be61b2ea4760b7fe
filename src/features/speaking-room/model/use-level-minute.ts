import { useEffect, useState } from 'react';
import { type LevelSuggestion, type NoLevelReason, suggestLevel } from '#rules/speaking/suggest-level.ts';
import type { ListenedTalk } from '#speech/talk/talk-sound.ts';
import { decodeRecording } from '#src/shared/reading-report/decode-recording.ts';
import { deviceScorer } from '#src/shared/reading-report/device-scorer.ts';

type Refusal = Extract<ListenedTalk, { outcome: 'refused' }>['reason'];

/** What a refused recording means for a level. */
const REASONS: Record<Refusal, NoLevelReason> = {
  silence: 'short',
  too_short: 'short',
  too_long: 'mixed',
  noise: 'noisy',
  clipping: 'noisy',
};

export type HeardLevel =
  | { name: 'none' }
  | { name: 'listening' }
  /** The browser cannot open its own recording, or the worker broke. */
  | { name: 'failed' }
  | { name: 'heard'; suggestion: LevelSuggestion };

async function hearLevel(sound: Blob): Promise<LevelSuggestion> {
  const { samples, rate } = await decodeRecording(await sound.arrayBuffer());
  const talk = await deviceScorer.listen(samples, rate);
  if (talk.outcome === 'refused') return { outcome: 'none', reason: REASONS[talk.reason] };
  return suggestLevel({ ...talk.sound, pauses: talk.sound.pauses.length });
}

/**
 * Listens to a minute of speech on this device: nothing of it is stored or sent.
 * @param sound null: nothing has been recorded yet
 */
export function useLevelMinute(sound: Blob | null): HeardLevel {
  const [heard, setHeard] = useState<{ of: Blob; level: HeardLevel } | null>(null);
  useEffect(() => {
    if (sound === null) return;
    let isStale = false;
    const show = (level: HeardLevel) => isStale || setHeard({ of: sound, level });
    hearLevel(sound).then(
      (suggestion) => show({ name: 'heard', suggestion }),
      () => show({ name: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [sound]);
  if (sound === null) return { name: 'none' };
  return heard?.of === sound ? heard.level : { name: 'listening' };
}
