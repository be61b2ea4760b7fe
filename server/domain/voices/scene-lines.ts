import type { WrittenScene } from '#server/db/schema-conversation.ts';
import { examinerLine, type VoiceLine } from './voice-lines.ts';

/** The partner of a scene, who is not the examiner. */
export const partnerLine = (speaker: WrittenScene['speaker'], text: string): VoiceLine => ({
  text,
  voice: speaker,
  speaker: speaker === 'female' ? 2 : 0,
});

/** What every partner says when lost for a second time, and before repeating a line; lost once more in another turn, they use other words. */
export const REACTIONS = {
  lost: {
    text: "Hmm, I'm still not sure what you mean. Could you use a few simple words?",
    vi: 'Hừm, mình vẫn chưa rõ ý bạn. Bạn dùng vài từ đơn giản thôi được không?',
  },
  repeat: { text: 'Of course. Let me say it again.', vi: 'Được chứ. Để mình nói lại nhé.' },
  lost_again: [
    {
      text: "I'm afraid I didn't get that either. Could you say it another way?",
      vi: 'Mình vẫn chưa hiểu câu đó. Bạn nói cách khác được không?',
    },
    {
      text: 'I want to get this right. Can you tell me in one short sentence?',
      vi: 'Mình muốn hiểu cho đúng. Bạn nói gọn trong một câu ngắn nhé?',
    },
  ],
} as const;

/** Everything that is heard in a scene: the partner, and the useful phrases. */
export function linesOfScene({ speaker, turns, useful, returning = [] }: WrittenScene): VoiceLine[] {
  const said = turns.flatMap(({ say, again, expect, fallback }) => [
    say,
    again,
    fallback?.say ?? null,
    ...expect.map(({ reply }) => reply),
  ]);
  return [
    ...Object.values(REACTIONS)
      .flat()
      .map(({ text }) => partnerLine(speaker, text)),
    ...returning.map(({ say }) => partnerLine(speaker, say.text)),
    ...said.flatMap((line) => (line ? [partnerLine(speaker, line.text)] : [])),
    ...useful.map(({ text }) => examinerLine(text)),
  ];
}
