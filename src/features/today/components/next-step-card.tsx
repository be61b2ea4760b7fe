import { href } from '#contract/href.ts';
import { NextCard, NextCardPlaceholder } from '#src/ui/next-card.tsx';
import { TODAY } from '../messages/today.ts';
import { stepWords } from '../model/step-words.ts';
import type { Today } from '../model/use-today.ts';
import { StepDrawing } from './step-drawing.tsx';

/** The one thing to do next, with the screen's primary action; due cards stand second. */
export function NextStepCard({ step, thenCards }: Pick<Today, 'step' | 'thenCards'>) {
  if (step === null) return <NextCardPlaceholder className="sm:min-h-56" />;
  return (
    <NextCard
      {...stepWords(step)}
      name={TODAY.nextTitle}
      drawing={<StepDrawing kind={step === 'missing' ? step : step.kind} />}
      className="sm:min-h-56"
      {...(thenCards > 0 && { second: { words: TODAY.thenCards(thenCards), to: href('notebook') } })}
    />
  );
}
