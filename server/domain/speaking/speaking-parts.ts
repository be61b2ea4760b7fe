import type { Platform } from '#server/platform.ts';
import type { LearningVoices } from './add-voices.ts';
import { type SetCatalogue, setCatalogue } from './set-catalogue.ts';
import { type SetDetails, setDetails } from './set-detail.ts';
import { type SpeakingTexts, speakingText } from './texts.ts';

/** What the areas of the speaking room share. */
export interface SpeakingParts {
  catalogue: SetCatalogue;
  text: SpeakingTexts;
  details: SetDetails;
  voices: LearningVoices;
}

/** Call it once: its parts cache the stored content. */
export function speakingParts(
  platform: Pick<Platform, 'db' | 'content'>,
  voices: LearningVoices,
): SpeakingParts {
  const text = speakingText(platform);
  return {
    catalogue: setCatalogue(platform),
    text,
    details: setDetails(platform, { text, voices }),
    voices,
  };
}
