import { createHash } from 'node:crypto';
import type { WrittenTrial } from '#server/db/schema-learning-trial.ts';
import type { SpeakingDetail, SpeakingText, WrittenLine } from '#server/db/schema-speaking-content.ts';
import type { Voice } from '#server/engines/tts/text-to-speech.ts';

/** A text with the speaker who says it. */
export interface VoiceLine {
  text: string;
  voice: Voice;
  /** Index among speakers with the same voice. */
  speaker: number;
}

/** The examiner is a woman, always the same. */
export const examinerLine = (text: string): VoiceLine => ({ text, voice: 'female', speaker: 0 });

/** None of them sounds like the examiner. */
const MODEL_SPEAKERS: readonly Omit<VoiceLine, 'text'>[] = [
  { voice: 'male', speaker: 0 },
  { voice: 'female', speaker: 2 },
];

/** Model answers are of different people; the same text is always said by the same one. */
export function modelLine(text: string): VoiceLine {
  const first = createHash('sha256').update(text).digest()[0] ?? 0;
  const speaker = MODEL_SPEAKERS[first % MODEL_SPEAKERS.length];
  return { ...(speaker ?? examinerLine(text)), text };
}

const examinerLines = (lines: readonly (WrittenLine | null)[]): VoiceLine[] =>
  lines.flatMap((line) => (line === null ? [] : [examinerLine(line.text)]));

/** Everything that is said in a conversation, besides what the examiner says in all of them. */
export function linesOfSet({ intro, transitions, scripts }: SpeakingDetail): VoiceLine[] {
  const between = transitions === null ? [] : Object.values(transitions).flat();
  return [
    ...examinerLines([intro, ...between]),
    ...Object.values(scripts).flatMap(({ line, follow_ups, noticed = [], models }) => [
      ...examinerLines([line, ...follow_ups, ...noticed]),
      ...models.map(({ text }) => modelLine(text)),
    ]),
  ];
}

/** What is said of a text that belongs to no conversation. */
export function linesOfText(text: SpeakingText): VoiceLine[] {
  switch (text.kind) {
    case 'examiner':
      return examinerLines(Object.values(text.lines).flat());
    case 'levels':
      return examinerLines(text.prompts);
    case 'home':
      return text.scenes.flatMap(({ question, answer, follow_up }) => [
        ...examinerLines([question, follow_up]),
        modelLine(answer.text),
      ]);
    case 'predictions':
    case 'survey':
      return [];
  }
}

/** Everything that is heard in the learning trial. */
export const linesOfTrial = ({ messages }: WrittenTrial): VoiceLine[] =>
  examinerLines(messages.flatMap(({ line, ask }) => [line, ask?.heard ?? null]));
