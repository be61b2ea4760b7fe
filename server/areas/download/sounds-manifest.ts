import type { DownloadManifest } from '#contract/download.ts';
import { type ChartSound, SOUND_GROUPS, type SoundGroup } from '#contract/ipa-chart.ts';
import type { SoundTexts } from '#server/domain/sounds/sound-texts.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { manifestOf, mediaIn, type ServedQuery } from './manifest.ts';
import type { WaitForVoices } from './wait-for-voices.ts';

/** Id of the download of the letters; the others are `SOUND_GROUPS`. */
const LETTERS = 'letters';

const TITLES: Readonly<Record<SoundGroup | typeof LETTERS, string>> = {
  monophthong: 'Bảng âm: nguyên âm đơn',
  diphthong: 'Bảng âm: nguyên âm đôi',
  consonant: 'Bảng âm: phụ âm',
  letters: 'Chữ cái và con số',
};

const isGroup = (id: string): id is SoundGroup => SOUND_GROUPS.some((group) => group === id);

interface Part {
  /** The query that all parts of the chart share, or that of the letters. */
  served: ServedQuery;
  /** What is heard: of the chart only this part. */
  heard: string;
}

/** A man's voice is downloaded of the words only: of the rest, the device's own voice reads with no network. */
export const oftenHeard = ({ words, sentences, against }: ChartSound): unknown => [
  words.map(({ voices }) => voices),
  sentences.map(({ voices }) => voices.woman),
  against.pairs.map(({ own, other }) => [own.voices.woman, other.voices.woman]),
];

/** Manifests of the chart of sounds by its parts, and of the letters. Throws `NOT_FOUND`, `VOICES_NOT_READY`. */
export function soundsManifests(
  texts: SoundTexts,
  voices: Pick<VoiceStore, 'allFacts'>,
  wait: WaitForVoices,
) {
  const partOf = async (id: string): Promise<Part> => {
    if (id === LETTERS) {
      const all = await texts.letters();
      const heard = JSON.stringify(all);
      return { served: { operation: 'letters.alphabet', id, text: heard }, heard };
    }
    const sounds = await texts.chart();
    const own = sounds.filter(({ group }) => group === id);
    return {
      served: { operation: 'ipaChart.sounds', id: 'chart', text: JSON.stringify({ sounds }) },
      heard: JSON.stringify(own.map(oftenHeard)),
    };
  };

  return async (id: string): Promise<Omit<DownloadManifest, 'study_end_date'>> => {
    if (id !== LETTERS && !isGroup(id)) throw new ApiFailure('NOT_FOUND');
    const { served, heard } = await partOf(id);
    const facts = await wait(`sounds-${id}`, () => voices.allFacts(mediaIn(heard)));
    return manifestOf({ kind: 'sounds', id, title: TITLES[id], lessons: [] }, [served], facts);
  };
}
