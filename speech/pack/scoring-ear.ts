import type { ScoringEar } from '../pronunciation.ts';
import { createHearText } from '../recognition/hear-text.ts';
import type { Moonshine } from '../recognition/moonshine.ts';
import { readEarNetwork } from '../scoring/ear-network/ear-network.ts';
import { readSoundEar } from '../scoring/ear-network/sound-ear.ts';

/** What was learnt on top of the recogniser's network. */
export const EAR_FILES = ['ear-network.bin', 'sound-ear.bin'] as const;
export type EarFile = (typeof EAR_FILES)[number];

/**
 * Makes of the recogniser's network an ear that scores readings, on the server and in the browser: half a second.
 * @throws if a file is no such network
 */
export const openScoringEar = async (
  network: Moonshine,
  fileOf: (name: EarFile) => Uint8Array,
): Promise<ScoringEar> => ({
  hearText: await createHearText(network),
  network: readEarNetwork(fileOf('ear-network.bin')),
  sounds: readSoundEar(fileOf('sound-ear.bin')),
});
