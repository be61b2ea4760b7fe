import { useState } from 'react';
import { ExaminerFigure } from '#src/shared/speaking/examiner/examiner-figure.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { SAMPLE_EXCHANGE, SAMPLE_PARTNER } from '../content/sample-exchange.ts';
import { COURSE_GUEST } from '../messages/course-guest.ts';

const silence = (): number => 0;

const LOOKS = {
  partner: { side: 'justify-self-start rounded-tl-sm bg-sunk', name: SAMPLE_PARTNER },
  learner: { side: 'justify-self-end rounded-tr-sm bg-brand-soft', name: COURSE_GUEST.you },
};

/** The beginning of a real scene, to be read. */
export function SampleExchange() {
  const [showsMeaning, setMeaning] = useState(false);
  return (
    <section className="grid gap-3">
      <SectionHead title={COURSE_GUEST.sampleTitle} />
      <p className="text-muted text-pretty">{COURSE_GUEST.sampleText}</p>
      <Card className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
        <div className="grid content-start justify-items-center gap-2">
          <ExaminerFigure level={silence} isListening={false} name={SAMPLE_PARTNER} className="h-36 w-36" />
          <Button variant="quiet" aria-expanded={showsMeaning} onClick={() => setMeaning(!showsMeaning)}>
            {showsMeaning ? COURSE_GUEST.hideMeaning : COURSE_GUEST.showMeaning}
          </Button>
        </div>
        <ol className="grid gap-2.5">
          {SAMPLE_EXCHANGE.map(({ by, text, vi }) => (
            <li key={text} className={`grid max-w-[88%] rounded-control px-3.5 py-2 ${LOOKS[by].side}`}>
              <span className="text-sm font-semibold text-muted">{LOOKS[by].name}</span>
              <span lang="en">{text}</span>
              {showsMeaning && <span className="text-sm text-muted">{vi}</span>}
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
