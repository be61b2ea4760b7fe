import type { ScoringEar } from '#speech/pronunciation.ts';
import { createHearText } from '#speech/recognition/hear-text.ts';
import type { Moonshine } from '#speech/recognition/moonshine.ts';
import { readEarNetwork } from '#speech/scoring/ear-network/ear-network.ts';
import { readSoundEar } from '#speech/scoring/ear-network/sound-ear.ts';
import { readModelFile } from '../speech/knowledge-files.ts';

/** Makes of the recogniser's network an ear that scores readings: half a second. */
export const loadScoringEar = async (network: Moonshine): Promise<ScoringEar> => ({
  hearText: await createHearText(network),
  network: readEarNetwork(readModelFile('ear-network.bin')),
  sounds: readSoundEar(readModelFile('sound-ear.bin')),
});
