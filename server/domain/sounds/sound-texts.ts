import { and, eq } from 'drizzle-orm';
import type { ChartSound, ChartWord, TwoVoices } from '#contract/ipa-chart.ts';
import type { Letter, SpellingTopic } from '#contract/letters.ts';
import {
  type SoundText,
  type SoundTextKind,
  soundTexts,
  type WrittenSound,
} from '#server/db/schema-sounds.ts';
import { letterSaid, manLine, womanLine } from '#server/domain/voices/sound-lines.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import type { Platform } from '#server/platform.ts';

type TextOf<K extends SoundTextKind> = Extract<SoundText, { kind: K }>;

const isOf = <K extends SoundTextKind>(text: SoundText, kind: K): text is TextOf<K> & SoundText =>
  text.kind === kind;

/** The chart of sounds and the letters as they are served, with the paths of their voices. */
export function openSoundTexts({ content }: Pick<Platform, 'content'>, voices: Pick<VoiceStore, 'pathOf'>) {
  const text = async <K extends SoundTextKind>(kind: K): Promise<TextOf<K> | null> => {
    const [row] = await content.db
      .select({ data: soundTexts.data })
      .from(soundTexts)
      .where(and(eq(soundTexts.id, kind), eq(soundTexts.retired, false)));
    return row && isOf(row.data, kind) ? row.data : null;
  };
  const both = (said: string): TwoVoices => ({
    woman: voices.pathOf(womanLine(said)),
    man: voices.pathOf(manLine(said)),
  });
  const word = (one: WrittenSound['words'][number]): ChartWord => ({ ...one, voices: both(one.text) });

  const chart = content.keep(async (): Promise<ChartSound[]> => {
    const found = await text('chart');
    return (found?.sounds ?? []).map((sound) => ({
      ...sound,
      words: sound.words.map(word),
      sentences: sound.sentences.map((one) => ({ ...one, voices: both(one.text) })),
      against: {
        sound: sound.against.sound,
        pairs: sound.against.pairs.map(({ own, other }) => ({ own: word(own), other: word(other) })),
      },
    }));
  });

  const letters = content.keep(async (): Promise<{ letters: Letter[]; topics: SpellingTopic[] }> => {
    const found = await text('letters');
    return {
      letters: (found?.letters ?? []).map((one) => ({ ...one, voices: both(letterSaid(one.letter)) })),
      topics: (found?.topics ?? []).map(({ dictation, saying, ...topic }) => ({
        ...topic,
        dictation: dictation.map((one) => ({ ...one, voices: both(one.said) })),
        saying: saying.map((one) => ({ ...one, voices: both(one.text) })),
      })),
    };
  });

  return { chart: () => chart('all'), letters: () => letters('all') };
}
export type SoundTexts = ReturnType<typeof openSoundTexts>;
