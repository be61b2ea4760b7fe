import type { WrittenLesson } from '#server/db/schema-pronunciation.ts';
import type { SoundText } from '#server/db/schema-sounds.ts';
import type { VoiceLine } from './voice-lines.ts';

/** The chart and the letters are heard from a woman and a man. */
export const womanLine = (text: string): VoiceLine => ({ text, voice: 'female', speaker: 0 });
export const manLine = (text: string): VoiceLine => ({ text, voice: 'male', speaker: 0 });

/** What a voice reads for a letter: its name, set apart. */
export const letterSaid = (letter: string): string => `${letter}.`;

function textsOf(text: SoundText): string[] {
  if (text.kind === 'letters')
    return [
      ...text.letters.map(({ letter }) => letterSaid(letter)),
      ...text.topics.flatMap(({ dictation, saying }) => [
        ...dictation.map(({ said }) => said),
        ...saying.map((one) => one.text),
      ]),
    ];
  return text.sounds.flatMap(({ words, sentences, against }) => [
    ...words.map((word) => word.text),
    ...sentences.map((sentence) => sentence.text),
    ...against.pairs.flatMap(({ own, other }) => [own.text, other.text]),
  ]);
}

/** Everything that is heard in a pronunciation lesson. */
export const linesOfLesson = ({ hear, tell, say, use }: WrittenLesson): VoiceLine[] =>
  [
    ...hear,
    ...tell.flatMap(({ heard }) => heard ?? []),
    ...say.words,
    ...say.sentences,
    ...use.lines,
  ].flatMap(({ text }) => [womanLine(text), manLine(text)]);

/** Everything that is heard of the chart, or of the letters. */
export const linesOfSounds = (text: SoundText): VoiceLine[] =>
  textsOf(text).flatMap((one) => [womanLine(one), manLine(one)]);
