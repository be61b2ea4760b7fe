import type { RoomQuestion } from '#contract/speaking.ts';
import { SHORT_TALK } from './messages/short-talk.ts';

/** The card of Part 2; nothing for other questions. */
export function TalkCard({ question: { content } }: { question: RoomQuestion }) {
  if (content.type_code !== 'ielts_unscripted_speaking' || content.cues.length === 0) return null;
  return (
    <div lang="en" className="grid gap-2 rounded-card border-l-4 border-brand bg-brand-soft p-4 text-left">
      <p className="text-lg font-semibold">{content.prompt}</p>
      <p>{SHORT_TALK.card}</p>
      <ul className="list-disc ps-5 text-lg">
        {content.cues.map((cue) => (
          <li key={cue}>{cue}</li>
        ))}
      </ul>
    </div>
  );
}
