import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { WRITING_TOPICS } from '../content/writing-topics.ts';
import { PREDICTION } from '../messages/exam-prediction.ts';
import { drawOther } from '../model/draw-other.ts';

/** Draws a random question to practise with. */
export function DrawTopic() {
  const [drawn, setDrawn] = useState<number | null>(null);
  const draw = () => setDrawn(drawOther(WRITING_TOPICS.length, drawn, Math.random()));
  const topic = drawn === null ? null : WRITING_TOPICS[drawn];
  return (
    <Card as="section" className="grid gap-4">
      <SectionHead title={PREDICTION.drawTitle} />
      <p className="text-muted text-pretty">{PREDICTION.drawText}</p>
      <Button variant="secondary" icon={Dices} className="max-sm:w-full sm:justify-self-start" onClick={draw}>
        {PREDICTION.drawWriting}
      </Button>
      <div aria-live="polite">
        {topic && (
          <div className="grid gap-1 rounded-card bg-brand-soft p-4">
            <p className="text-sm font-semibold text-brand-strong">
              {PREDICTION.drawn} · {topic.name}
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
