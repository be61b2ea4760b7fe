import type { DrillId } from '#rules/sound-drills/sound-drills.ts';
import { CONSONANT_DRILLS } from './consonants.ts';
import type { Drill } from './drill.ts';
import { ENDING_DRILLS } from './endings.ts';
import { GLIDING_VOWEL_DRILLS } from './gliding-vowels.ts';
import { VOWEL_DRILLS } from './vowels.ts';

export const DRILLS: Readonly<Record<DrillId, Drill>> = {
  ...VOWEL_DRILLS,
  ...GLIDING_VOWEL_DRILLS,
  ...CONSONANT_DRILLS,
  ...ENDING_DRILLS,
};
