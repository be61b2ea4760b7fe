import { type ChartSound, soundSetId } from '#contract/ipa-chart.ts';
import { phoneScores, saidOnDevice } from '#src/shared/sounds/said-on-device.ts';
import type { LocalSound } from './sound-state.ts';

/** Sounds said on this device, by id, with the scores of this device's scorer. */
export async function localSounds(
  owner: string,
  sounds: readonly Pick<ChartSound, 'id' | 'phones'>[],
): Promise<ReadonlyMap<string, LocalSound>> {
  const bySet = new Map(sounds.map((sound) => [soundSetId(sound.id), sound]));
  const said = await saidOnDevice(owner, (setId) => bySet.has(setId));
  return new Map(
    [...said].flatMap(([setId, { at, results }]) => {
      const sound = bySet.get(setId);
      return sound ? [[sound.id, { at, scores: phoneScores(results, sound.phones) }] as const] : [];
    }),
  );
}
