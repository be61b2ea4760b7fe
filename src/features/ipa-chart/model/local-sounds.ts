import { type ChartSound, soundSetId } from '#contract/ipa-chart.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { allAttempts, answersOf } from '#src/platform/outbox/attempts/attempts.ts';
import { deviceScoreOf } from '#src/shared/reading-report/device-scores.ts';
import type { LocalSound } from './sound-state.ts';

/** Sounds said on this device, by id, with the scores of this device's scorer. */
export async function localSounds(
  owner: string,
  sounds: readonly Pick<ChartSound, 'id' | 'phones'>[],
): Promise<ReadonlyMap<string, LocalSound>> {
  const bySet = new Map(sounds.map((sound) => [soundSetId(sound.id), sound]));
  const found = new Map<string, LocalSound>();
  for (const { id, practiceId } of await allAttempts(owner)) {
    const sound = bySet.get(practiceId);
    if (!sound) continue;
    const answers = await answersOf(id);
    if (answers.length === 0) continue;
    const scores: number[] = [];
    for (const { answer } of answers) {
      const recording = recordingOf(answer);
      const result = recording === null ? null : await deviceScoreOf(owner, recording);
      if (result?.outcome !== 'graded') continue;
      const phones = result.words.flatMap((word) => word.phones);
      scores.push(...phones.filter(({ phone }) => sound.phones.includes(phone)).map(({ score }) => score));
    }
    found.set(sound.id, { at: Math.max(...answers.map(({ savedAt }) => savedAt)), scores });
  }
  return found;
}
