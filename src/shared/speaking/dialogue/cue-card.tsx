import { Languages } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { DIALOGUE } from './messages/dialogue.ts';
import type { DialogueStep } from './steps.ts';

const words = DIALOGUE.card;

/** The card of Part 2, with its meaning on request. */
export function CueCard({ step: { line, content, script } }: { step: DialogueStep }) {
  const [showsMeaning, setMeaning] = useState(false);
  const meanings = script?.cues_vi ?? [];
  return (
    <section className="grid gap-2 rounded-control border-l-4 border-brand bg-brand-soft p-4">
      <p lang="en" className="text-lg font-semibold text-pretty">
        {line.text}
      </p>
      {showsMeaning && <p className="text-muted text-pretty">{line.vi}</p>}
      <p lang="en">{words.say}</p>
      <ul className="list-disc ps-5">
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
    </section>
  );
}
