import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { SPEAKING_TOPICS } from '../content/speaking-topics.ts';
import { WRITING_TOPICS } from '../content/writing-topics.ts';
import { PREDICTION } from '../messages/exam-prediction.ts';
import { drawOther } from '../model/draw-other.ts';

const DECKS = { writing: WRITING_TOPICS, speaking: SPEAKING_TOPICS };

interface Drawn {
  deck: keyof typeof DECKS;
  index: number;
}

/** Draws a random question to practise with. */
export function DrawTopic() {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const draw = (deck: Drawn['deck']) => {
    const last = drawn?.deck === deck ? drawn.index : null;
    setDrawn({ deck, index: drawOther(DECKS[deck].length, last, Math.random()) });
  };
  const topic = drawn && DECKS[drawn.deck][drawn.index];
  return (
    <Card as="section" className="grid gap-4">
      <SectionHead title={PREDICTION.drawTitle} />
      <p className="text-muted text-pretty">{PREDICTION.drawText}</p>
      <div className="flex flex-wrap gap-3">
        <Button icon={Dices} className="max-sm:w-full" onClick={() => draw('writing')}>
          {PREDICTION.drawWriting}
        </Button>
        <Button variant="secondary" icon={Dices} className="max-sm:w-full" onClick={() => draw('speaking')}>
          {PREDICTION.drawSpeaking}
        </Button>
      </div>
      <div aria-live="polite">
        {drawn && topic && (
          <div className="grid gap-1 rounded-card bg-brand-soft p-4">
            <p className="text-sm font-semibold text-brand-strong">
              {PREDICTION.drawn[drawn.deck]} · {topic.name}
            </p>
            <p lang="en" className="text-lg text-pretty">
              {topic.sample}
            </p>
          </div>
        )}
      </div>
    </Card>
  );
}
