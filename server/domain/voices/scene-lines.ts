import type { WrittenScene } from '#server/db/schema-conversation.ts';
import { examinerLine, type VoiceLine } from './voice-lines.ts';

/** The partner of a scene, who is not the examiner. */
export const partnerLine = (speaker: WrittenScene['speaker'], text: string): VoiceLine => ({
  text,
  voice: speaker,
  speaker: speaker === 'female' ? 2 : 0,
});

/** Everything that is heard in a scene: the partner, and the useful phrases. */
export function linesOfScene({ speaker, turns, useful }: WrittenScene): VoiceLine[] {
  const said = turns.flatMap(({ say, again, expect, fallback }) => [
    say,
    again,
    fallback?.say ?? null,
    ...expect.map(({ reply }) => reply),
  ]);
  return [
    ...said.flatMap((line) => (line ? [partnerLine(speaker, line.text)] : [])),
    ...useful.map(({ text }) => examinerLine(text)),
  ];
}
