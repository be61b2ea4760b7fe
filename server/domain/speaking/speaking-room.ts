import type { Platform } from '#server/platform.ts';
import type { RoomVoices } from './add-voices.ts';
import { type RoomReader, roomReader } from './room.ts';
import { type SetCatalogue, setCatalogue } from './set-catalogue.ts';
import { type SpeakingTexts, speakingText } from './texts.ts';

/** What the areas of the speaking room share. */
export interface SpeakingRoomParts {
  catalogue: SetCatalogue;
  text: SpeakingTexts;
  rooms: RoomReader;
  voices: RoomVoices;
}

/** Call it once: its parts cache the stored content. */
export function speakingRoomParts(
  platform: Pick<Platform, 'db' | 'content'>,
  voices: RoomVoices,
): SpeakingRoomParts {
  const text = speakingText(platform);
  return {
    catalogue: setCatalogue(platform),
    text,
    rooms: roomReader(platform, { text, voices }),
    voices,
  };
}
