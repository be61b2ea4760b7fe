import { Languages } from 'lucide-react';
import { useState } from 'react';
import type { RoomQuestion } from '#contract/speaking.ts';
import { Button } from '#src/ui/button.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';

const words = SHORT_TALK.card;

/** The card of Part 2, with its meaning on request; nothing for other questions. */
export function TalkCard({ question: { content, script } }: { question: RoomQuestion }) {
  const [showsMeaning, setMeaning] = useState(false);
  if (content.type_code !== 'ielts_unscripted_speaking' || content.cues.length === 0) return null;
  const meanings = script?.cues_vi ?? [];
  return (
    <div className="grid gap-2 rounded-card border-l-4 border-brand bg-brand-soft p-4">
      <p lang="en" className="text-lg font-semibold text-pretty">
        {content.prompt}
      </p>
      {showsMeaning && <p className="text-muted text-pretty">{script?.line.vi}</p>}
      <p lang="en">{words.say}</p>
      <ul className="list-disc ps-5 text-lg">
        {content.cues.map((cue, index) => (
          <li key={cue}>
            <span lang="en">{cue}</span>
            {showsMeaning && <span className="block text-sm text-muted">{meanings[index]}</span>}
          </li>
        ))}
      </ul>
      {meanings.length > 0 && (
        <Button
          variant="quiet"
          icon={Languages}
          aria-expanded={showsMeaning}
          className="-ms-4 justify-self-start"
          onClick={() => setMeaning(!showsMeaning)}
        >
          {showsMeaning ? words.hideMeaning : words.meaning}
        </Button>
      )}
    </div>
  );
}
